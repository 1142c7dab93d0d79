import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { changeScope, rewording } from './rewording.ts';
import { difficulty, difficultyGiven, expectedSeconds, pastExam, questionStatus } from './shapes.ts';

/** More than this is changed in parts. */
export const bulkLimits = { questions: 20_000 } as const;

const tag = text(40, 1);
/** What can be changed of many questions at once: their classification, never their words. */
const bulkChange = z.strictObject({
  knowledgeAreaId: id.optional(),
  difficulty: difficulty.optional(),
  addTags: z.array(tag).max(20).optional(),
  removeTags: z.array(tag).max(20).optional(),
  addPastExams: z.array(pastExam).max(20).optional(),
  removePastExams: z.array(pastExam).max(20).optional(),
  /** Null: nobody knows. */
  expectedSeconds: expectedSeconds.nullable().optional(),
  status: questionStatus.optional(),
  /** Takes them out of the bank until they are brought back; questions of published papers can only be archived. */
  remove: z.literal(true).optional(),
  /** Brings removed questions back. */
  restore: z.literal(true).optional(),
});
const bulkGiven = bulkChange
  .extend({ difficulty: difficultyGiven.optional() })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    params: { messageKey: 'errors.fields.required' },
  });
export type BulkChange = z.infer<typeof bulkChange>;

const changed = z.object({
  id,
  change: z.union([bulkChange, z.strictObject({ rewording })]),
  questions: whole,
  /** Questions that a change of words left as they are. */
  left: whole,
  /** `working`: a job writes it; `undoing`: a job takes it back. */
  state: z.enum(['done', 'working', 'undoing', 'undone']),
  /** Of a change that a job works on, the part that is done, in percent. */
  percent: z.int().min(0).max(100),
  by: z.string(),
  at: instant,
  undoneAt: instant.nullable(),
});
export type QuestionChange = z.infer<typeof changed>;

export const bulk = {
  changeQuestions: post('/api/questions/changes', {
    summary:
      'Changes the classification of chosen questions, or of all that a filter finds, as one change that can be undone',
    access: partner('questions.write'),
    body: z.strictObject({
      scope: changeScope,
      change: bulkGiven,
    }),
    reply: z.object({ changeId: id, questions: whole }),
    errors: ['KNOWLEDGE_AREA_UNKNOWN', 'CHANGE_EMPTY', 'CHANGE_TOO_LARGE', 'QUESTIONS_IN_USE'],
  }),
  listQuestionChanges: get('/api/question-changes', {
    summary: 'Changes of many questions at once, newest first',
    access: partner('questions.read'),
    query: page,
    reply: paged(changed).extend({ can: z.object({ undo: z.boolean() }) }),
  }),
  undoQuestionChange: post('/api/question-changes/:changeId/undo', {
    summary:
      'Gives the questions of a change back what they had; those that somebody changed since keep what they have now',
    access: partner('questions.write'),
    params: z.object({ changeId: id }),
    reply: z.object({
      questions: whole,
      left: whole,
      /** A job takes it back: the numbers come with the list of changes. */
      working: z.boolean(),
    }),
    errors: ['CHANGE_UNDONE', 'CHANGE_WORKING', 'QUESTIONS_IN_USE'],
  }),
};
