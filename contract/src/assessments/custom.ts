import { z } from 'zod';
import { student } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { difficulty, difficultyGiven } from '../questions/shapes.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';
import { openPaper } from './attempts.ts';
import { ownCriteria, ownPaperLimits, widenings } from './own-papers.ts';

const { questions, minutes } = ownPaperLimits;
const criterion = z.union([
  z.literal(ownCriteria.random),
  z.literal(ownCriteria.answeredWrong),
  z.literal(ownCriteria.askedInExam),
  z.literal(ownCriteria.bookmarked),
]);
const widening = z.enum(widenings);

const ownWish = z.strictObject({
  /** One of the exams that the student prepares for. */
  examId: whole,
  /** Empty: every subject of the exam. */
  subjects: z.array(subjectName).max(4),
  /** Chapters, each with its topics. Empty: any chapter of the subjects. */
  chapterIds: z.array(id).max(200),
  questions: z.int().min(questions.least).max(questions.most).default(questions.usual),
  /** A question that meets one of them will do. */
  criteria: z.array(criterion).min(1).max(4),
  /** Empty: any. */
  difficulties: z.array(difficultyGiven).max(3),
});
export type OwnWish = z.infer<typeof ownWish>;

const wideningStep = z.object({
  step: widening,
  /** Questions that fit after it. */
  available: whole,
});
export type WideningStep = z.infer<typeof wideningStep>;

const ownCounts = z.object({
  /** The chapters of the wish: a topic stands for its chapter, one that the exam does not have is left out. */
  chapterIds: z.array(id),
  /** Questions that fit the whole wish. */
  available: whole,
  subjects: z.array(z.object({ subject: subjectName, count: whole })),
  chapters: z.array(z.object({ id, name: z.string(), subject: subjectName, count: whole })),
  difficulties: z.array(z.object({ difficulty, count: whole })),
  criteria: z.array(z.object({ criterion, count: whole })),
  /** Empty where there is enough; else the smallest way to enough, step by step. */
  widening: z.array(wideningStep),
  /** Papers of one's own that wait to be sat, and how many may. */
  unfinished: whole,
  mostUnfinished: whole,
});
export type OwnCounts = z.infer<typeof ownCounts>;

const weakChapter = z.object({ id, name: z.string(), subject: subjectName, right: whole, of: whole });
export type WeakChapter = z.infer<typeof weakChapter>;

const overview = z.object({
  /** none: never taken. open: made, not finished. */
  state: z.enum(['none', 'open', 'done']),
  paperId: id.nullable(),
  attemptId: id.nullable(),
  endedAt: instant.nullable(),
  /** Chapters of which less than half was right, the weakest first. */
  weak: z.array(weakChapter),
});

export const custom = {
  countOwnQuestions: post('/api/student/own-papers/count', {
    summary:
      'How many questions there are for a paper of one’s own: for the wish, for each other choice, and after each widening',
    access: student('attempts.sit'),
    body: ownWish,
    reply: ownCounts,
    errors: ['EXAM_NOT_CHOSEN'],
  }),
  makeOwnPaper: post('/api/student/own-papers', {
    summary: 'Makes a paper for the caller alone; widened only by the steps that the caller agreed to',
    access: student('attempts.sit'),
    body: ownWish.extend({
      minutes: z.int().min(minutes.least).max(minutes.most).default(minutes.usual),
      agreed: z.array(widening).max(widenings.length).default([]),
    }),
    reply: z.object({ paperId: id, questions: whole, widened: z.array(widening) }),
    errors: [
      'OWN_PAPER_SHORT',
      'OWN_PAPERS_UNFINISHED',
      'OWN_PAPERS_TODAY',
      'EXAM_NOT_CHOSEN',
      'KNOWLEDGE_AREA_UNKNOWN',
    ],
  }),
  discardOwnPaper: post('/api/student/own-papers/:paperId/discard', {
    summary: 'Takes a paper of one’s own away that was never begun',
    access: student('attempts.sit'),
    params: z.object({ paperId: id }),
    reply: z.object({ discarded: z.literal(true) }),
    errors: ['CONFLICT'],
  }),
  startOverview: post('/api/student/overviews', {
    summary: 'A short diagnostic across the syllabus of an exam: the one that waits to be sat, or a new one',
    access: student('attempts.sit'),
    body: z.strictObject({ examId: whole }),
    reply: z.object({ paperId: id, made: z.boolean() }),
    errors: ['EXAM_NOT_CHOSEN', 'OWN_PAPER_SHORT', 'OWN_PAPERS_TODAY'],
  }),
  showProductTests: get('/api/student/products/:product/tests', {
    summary:
      'The papers of one exam that are open to the caller, for staff the published ones; and how the diagnostic across its syllabus stands',
    access: 'signedIn',
    params: z.object({ product: text(40, 1) }),
    reply: z.object({
      exam: z.object({ id: whole, code: z.string(), name: z.string() }),
      /** The caller prepares for it. */
      chosen: z.boolean(),
      papers: z.array(openPaper),
      overview,
    }),
  }),
};
