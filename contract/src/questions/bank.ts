import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, language, page, paged, text, whole } from '../shapes.ts';
import { subjectGiven } from '../taxonomy/shapes.ts';
import {
  difficulty,
  difficultyGiven,
  expectedSeconds,
  imageAddresses,
  question,
  bankStatus,
  questionDraft,
  questionRow,
  questionStatus,
  questionType,
} from './shapes.ts';

const one = z.object({ questionId: id });

export const questionFilter = page.extend({
  search: text(200).optional(),
  type: questionType.optional(),
  difficulty: difficultyGiven.optional(),
  knowledgeAreaId: id.optional(),
  /** A subject that nobody knows has no questions. */
  subject: z.union([subjectGiven, text(40)]).optional(),
  status: bankStatus.default('active'),
  /** Has words in this language. */
  language: language.optional(),
  /** Whatever its letters. */
  tag: text(40, 1).optional(),
  importId: id.optional(),
  /** Of a named set. */
  collectionId: id.optional(),
});

/** How many questions each choice of a filter would leave, under every filter but its own. */
const count = { count: whole };
export const questionCounts = z.object({
  all: whole,
  bySubject: z.array(z.object({ subject: z.string(), ...count })),
  byType: z.array(z.object({ type: questionType, ...count })),
  byDifficulty: z.array(z.object({ difficulty, ...count })),
  byStatus: z.array(z.object({ status: bankStatus, ...count })),
  byLanguage: z.array(z.object({ language, ...count })),
  /** The most frequent ones. */
  byTag: z.array(z.object({ tag: z.string(), ...count })),
  /** A chapter counts what stands under its topics too. */
  byArea: z.array(z.object({ knowledgeAreaId: id, ...count })),
});
export type QuestionCounts = z.infer<typeof questionCounts>;

export const bank = {
  listQuestions: get('/api/questions', {
    summary: 'The question bank, filtered, newest first; searched, best first and slips forgiven',
    access: partner('questions.read'),
    query: questionFilter.extend({
      /** `all`: every hit of a search is counted, which takes longer than to find the best ones. */
      hits: z.enum(['best', 'all']).default('best'),
    }),
    reply: paged(questionRow).extend({
      counts: questionCounts,
      /** The search looked at its best hits only: numbers are “at least”. */
      more: z.boolean(),
      images: imageAddresses,
    }),
  }),
  showQuestion: get('/api/questions/:questionId', {
    summary: 'One question with its current version and key',
    access: partner('questions.read'),
    params: one,
    reply: question,
  }),
  listQuestionFacts: post('/api/questions/facts', {
    summary: 'What questions are, how long they take and which share a stem, for whoever puts them together',
    access: partner('questions.read'),
    body: z.strictObject({ questionIds: z.array(id).max(500) }),
    reply: z.object({
      rows: z.array(
        z.object({
          id,
          number: whole,
          difficulty,
          knowledgeAreaId: id,
          /** Official exams that asked it. */
          pastExams: z.array(z.string()),
          expectedSeconds: expectedSeconds.nullable(),
          groupId: id.nullable(),
        }),
      ),
    }),
  }),
  drawQuestions: post('/api/questions/draw', {
    summary: 'Some of the questions that a filter finds, by chance; the same seed on the same bank draws the same',
    access: partner('questions.read'),
    body: z.strictObject({
      filter: questionFilter.omit({ page: true, size: true }),
      count: z.int().min(1).max(200),
      seed: text(40, 1),
      /** Those that are there already. */
      except: z.array(id).max(1000),
    }),
    reply: z.object({
      rows: z.array(questionRow),
      /** So many could have been drawn. */
      available: whole,
    }),
    errors: ['DRAW_TOO_WIDE'],
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
    body: questionDraft.extend({
      version: whole,
      keyVersion: whole,
      /** Those that the caller saw: CONFLICT where another was added to the version since. */
      languages: z.array(language).optional(),
    }),
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
