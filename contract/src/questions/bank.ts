import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, page, paged, text, whole } from '../shapes.ts';
import { imageAddresses, question, questionDraft, questionRow, questionStatus, questionType } from './shapes.ts';

const one = z.object({ questionId: id });
const wireDifficulty = z.coerce
  .number()
  .int()
  .min(0)
  .max(2)
  .pipe(z.union([z.literal(0), z.literal(1), z.literal(2)]));

export const questionFilter = page.extend({
  search: text(200).optional(),
  type: questionType.optional(),
  difficulty: wireDifficulty.optional(),
  knowledgeAreaId: id.optional(),
  subject: text(40).optional(),
  status: questionStatus.default('active'),
  importId: id.optional(),
});

export const bank = {
  listQuestions: get('/api/questions', {
    summary: 'The question bank, filtered and searched, newest first',
    access: partner('questions.read'),
    query: questionFilter,
    reply: paged(questionRow).extend({
      counts: z.object({ all: whole, bySubject: z.array(z.object({ subject: z.string(), count: whole })) }),
      images: imageAddresses,
    }),
  }),
  showQuestion: get('/api/questions/:questionId', {
    summary: 'One question with its current version and key',
    access: partner('questions.read'),
    params: one,
    reply: question,
  }),
  createQuestion: post('/api/questions', {
    summary: 'Writes a new question',
    access: partner('questions.write'),
    body: questionDraft,
    reply: z.object({ questionId: id, version: whole }),
    errors: ['QUESTION_INVALID', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
  reviseQuestion: put('/api/questions/:questionId', {
    summary: 'Changes a question: new words make a new version, a new key a new key version',
    access: partner('questions.write'),
    params: one,
    body: questionDraft.extend({ version: whole, keyVersion: whole }),
    reply: z.object({ questionId: id, version: whole, keyVersion: whole }),
    errors: ['QUESTION_INVALID', 'KNOWLEDGE_AREA_UNKNOWN', 'CONFLICT'],
  }),
  setQuestionStatus: post('/api/questions/:questionId/status', {
    summary: 'Archives a question or brings it back; papers that use it keep it',
    access: partner('questions.write'),
    params: one,
    body: z.object({ status: questionStatus }),
    reply: z.object({ status: questionStatus }),
  }),
};
