import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, instant, language, whole } from '../shapes.ts';
import { answerKey, imageAddresses, questionContent, questionType } from './shapes.ts';
import { questionVariables } from './variables.ts';

const one = z.object({ questionId: id });
const number = z.coerce.number().int().min(1).max(1_000_000);

const keyEntry = z.object({
  keyVersion: whole,
  createdAt: instant,
  /** Null for an author who is gone. */
  createdBy: z.string().nullable(),
});
const versionEntry = z.object({
  version: whole,
  type: questionType,
  languages: z.array(language),
  createdAt: instant,
  createdBy: z.string().nullable(),
  /** The newest first; every version has at least one. */
  keys: z.array(keyEntry).min(1),
});
export type VersionEntry = z.infer<typeof versionEntry>;

/** Where a question stands; what uses questions says so. */
const questionUse = z.object({
  kind: z.enum(['paper']),
  id,
  title: z.string(),
  /** Of the paper. */
  version: whole,
  questionVersion: whole,
  keyVersion: whole,
  since: instant,
  /** It stands in the version that students get now. */
  current: z.boolean(),
});
export type QuestionUse = z.infer<typeof questionUse>;

const pastVersion = z.object({
  version: whole,
  keyVersion: whole,
  type: questionType,
  content: z.object({ en: questionContent, hi: questionContent.optional() }),
  variables: questionVariables.optional(),
  key: answerKey,
  images: imageAddresses,
});
export type PastVersion = z.infer<typeof pastVersion>;

/** What a question was before, and where it is used. */
export const versions = {
  listQuestionVersions: get('/api/questions/:questionId/versions', {
    summary: 'Versions of a question and of its key, newest first, with who wrote them',
    access: partner('questions.read'),
    params: one,
    reply: z.object({ current: z.object({ version: whole, keyVersion: whole }), versions: z.array(versionEntry) }),
  }),
  showQuestionVersion: get('/api/questions/:questionId/versions/:version', {
    summary: 'The words of one version with a key of it: the newest, or the one that is asked for',
    access: partner('questions.read'),
    params: one.extend({ version: number }),
    query: z.object({ keyVersion: number.optional() }),
    reply: pastVersion,
  }),
  restoreQuestionVersion: post('/api/questions/:questionId/versions/:version/restore', {
    summary: 'Makes the words and a key of an older version the newest version; nothing is lost',
    access: partner('questions.write'),
    params: one.extend({ version: number }),
    body: z.object({ keyVersion: whole, over: z.object({ version: whole, keyVersion: whole }) }),
    reply: z.object({ questionId: id, version: whole, keyVersion: whole }),
    errors: ['CONFLICT', 'QUESTION_INVALID'],
  }),
  listQuestionUses: get('/api/questions/:questionId/uses', {
    summary: 'The published papers that hold a question, each with the version it holds',
    access: partner('questions.read'),
    params: one,
    reply: z.object({ rows: z.array(questionUse) }),
  }),
};
