import { z } from 'zod';
import { student } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { groupStem } from '../questions/groups.ts';
import { answerKey, difficulty, difficultyGiven, response } from '../questions/shapes.ts';
import { id, instant, language, richText, whole } from '../shapes.ts';
import { explanation, markingRule, outcome, paperKind, sheetQuestion } from './shapes.ts';

const one = z.object({ runId: id });

/** A question of a run after it was answered, with everything that explains it. */
export const practiceAnswer = z.object({
  questionId: id,
  /** Null: the solution was asked for instead. */
  response: response.nullable(),
  outcome,
  /** Hundredths. */
  marks: whole,
  full: whole,
  explanation,
  key: answerKey,
  solution: z.object({ en: richText, hi: richText.optional() }),
  seconds: whole,
  /** Signed addresses of the pictures of its solution, by media id. */
  images: z.record(z.string(), z.string()),
});
export type PracticeAnswer = z.infer<typeof practiceAnswer>;

const practiceWish = z.strictObject({
  /** A chapter, or a topic whose questions come before the others of its chapter. */
  areaId: id,
  /** Questions as hard as this come first. */
  difficulty: difficulty.optional(),
  /** None of the questions of this attempt. */
  apartFrom: id.optional(),
  /** At most so many. */
  questions: z.int().min(1).max(30),
});
export type PracticeWish = z.infer<typeof practiceWish>;

const practiceState = z.enum(['running', 'finished']);
export const practiceRun = z.object({
  runId: id,
  paper: z.object({ id, title: z.string(), kind: paperKind }),
  /** It takes the questions again that went wrong in this attempt; null: the whole paper. */
  attemptId: id.nullable(),
  /** What it was asked for with, where it practises a few questions of a chapter. */
  wish: practiceWish.nullable(),
  state: practiceState,
  startedAt: instant,
  endedAt: instant.nullable(),
  languages: z.array(language),
  questions: z.array(sheetQuestion.extend({ rule: markingRule, section: z.string() })),
  groups: z.record(z.string(), groupStem),
  images: z.record(z.string(), z.string()),
  /** Of the questions that were answered so far, in the order of the run. */
  answers: z.array(practiceAnswer),
});
export type PracticeRun = z.infer<typeof practiceRun>;

export const practiceRuns = {
  showPractice: get('/api/student/papers/:paperId/practice-runs', {
    summary: 'Whether the caller may practise a paper now, and the run that waits to be gone on with',
    access: student('attempts.sit'),
    params: z.object({ paperId: id }),
    reply: z.object({
      may: z.boolean(),
      running: z.object({ runId: id, answered: whole, questions: whole, wrongOnly: z.boolean() }).nullable(),
    }),
  }),
  startPracticeRun: post('/api/student/papers/:paperId/practice-runs', {
    summary:
      'Practises a paper without a clock, or only what went wrong in an attempt; names the run that waits where there is one',
    access: student('attempts.sit'),
    params: z.object({ paperId: id }),
    body: z.strictObject({ wrongOf: id.optional() }),
    reply: z.object({ runId: id, started: z.boolean() }),
    errors: ['PRACTICE_NOT_OPEN', 'RESULT_NOT_READY'],
  }),
  showPracticeRun: get('/api/student/practice-runs/:runId', {
    summary: 'The questions of a run and what was answered, with key and solution of the answered ones alone',
    access: student('attempts.sit'),
    params: one,
    reply: practiceRun,
    errors: ['PRACTICE_NOT_OPEN'],
  }),
  answerPractice: post('/api/student/practice-runs/:runId/answers', {
    summary: 'Answers one question, or asks for its solution; the first answer stands',
    access: student('attempts.sit'),
    params: one,
    body: z.strictObject({ questionId: id, response: response.nullable(), seconds: z.int().min(0).max(86_400) }),
    reply: practiceAnswer.extend({ state: practiceState }),
    errors: ['CONFLICT', 'PRACTICE_NOT_OPEN'],
  }),
  endPracticeRun: post('/api/student/practice-runs/:runId/end', {
    summary: 'Ends a run before its last question; done twice it changes nothing',
    access: student('attempts.sit'),
    params: one,
    reply: z.object({ state: practiceState }),
  }),
};

export const practiceSets = {
  countPracticeSets: post('/api/student/practice-sets/count', {
    summary: 'How many questions of the chapters of these areas the caller could practise now',
    access: student('attempts.sit'),
    body: z.strictObject({ areaIds: z.array(id).max(200), apartFrom: id.optional() }),
    reply: z.array(z.object({ areaId: id, count: whole })),
  }),
  startPracticeSet: post('/api/student/practice-sets', {
    summary: 'Practises a few questions of a chapter at once, as many as there are; goes on with the same that waits',
    access: student('attempts.sit'),
    body: practiceWish.extend({ difficulty: difficultyGiven.optional() }),
    reply: z.object({ runId: id, questions: whole, started: z.boolean() }),
    errors: ['PRACTICE_NOT_OPEN', 'OWN_PAPERS_TODAY', 'KNOWLEDGE_AREA_UNKNOWN', 'CONFLICT'],
  }),
};
