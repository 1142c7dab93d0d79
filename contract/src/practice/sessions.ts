import { z } from 'zod';
import { student } from '../access.ts';
import { outcome, sheetQuestion } from '../assessments/shapes.ts';
import { get, post } from '../endpoint.ts';
import { answerKey, response, whyNotInLanguages, wordsInLanguages } from '../questions/shapes.ts';
import { id, instant, whole, wordOrCode } from '../shapes.ts';
import { band, chapterState, sessionKind, sessionKindCodes } from './shapes.ts';

/**
 * Why a question was chosen. `fits`: the band of the chapter, and the chance to get this one right. `missed`: so many of the chapter went
 * wrong in the last seven days. `weighs`: not begun, and so much of the subject's marks. `tells`: it says most about where one stands.
 * `again`: every other one was met already. `similar`: asked for after a miss; `fresh`: the same question with new numbers. Figures are whole
 * percent.
 */
export const why = z.discriminatedUnion('code', [
  z.object({ code: z.literal('fits'), from: whole, to: whole, chance: whole }),
  z.object({ code: z.literal('missed'), count: whole, chance: whole }),
  z.object({ code: z.literal('weighs'), share: whole, exam: z.string() }),
  z.object({ code: z.literal('tells') }),
  z.object({ code: z.literal('again') }),
  z.object({ code: z.literal('similar'), fresh: z.boolean() }),
]);
export type Why = z.infer<typeof why>;

const chapterName = z.object({ id, name: z.string() });

/** What became of an answer, with everything that explains it. */
const judged = z.object({
  /** Null: it was left out, and the solution asked for. */
  response: response.nullable(),
  outcome,
  seconds: whole,
  key: answerKey,
  solution: wordsInLanguages,
  /** What leads to each option that is not right, by its place. */
  whyNot: whyNotInLanguages.nullable(),
  /** A similar question may be asked for. */
  similar: z.boolean(),
  /** A chapter that this one rests on and that is not sure yet. */
  fixFirst: chapterName.nullable(),
});
export type Judged = z.infer<typeof judged>;

const asked = z.object({
  position: whole,
  chapter: chapterName,
  topic: z.string().nullable(),
  question: sheetQuestion,
  /** Signed addresses of its pictures, by media id. */
  images: z.record(z.string(), z.string()),
  why,
  /** Null where there is none, and where a set only measures what somebody knows. */
  hint: wordsInLanguages.nullable(),
  answer: judged.nullable(),
});
export type Asked = z.infer<typeof asked>;

/** A chapter before and after. */
const changed = z.object({
  chapter: chapterName,
  before: band.nullable(),
  after: band.nullable(),
  state: chapterState,
  right: whole,
  of: whole,
});
export type Changed = z.infer<typeof changed>;

export const practiceSession = z.object({
  sessionId: id,
  kind: sessionKind,
  examId: whole,
  /** Of one chapter; null: of several. */
  chapter: chapterName.nullable(),
  /** Of a checkpoint of a course. */
  course: z.object({ id, title: z.string() }).nullable(),
  state: z.enum(['running', 'finished']),
  startedAt: instant,
  /** At most so many. */
  questions: whole,
  /** What became of the questions so far; null: not answered yet. */
  marks: z.array(outcome.nullable()),
  /** The last one asked; null before the first. */
  current: asked.nullable(),
  /** When it has ended: what changed, the largest part of it first. */
  changed: z.array(changed),
  /** Of a checkpoint that has ended. */
  passed: z.boolean().nullable(),
  seconds: whole,
  /** Questions of today and of the daily goal. */
  today: z.object({ done: whole, of: whole }),
});
export type PracticeSession = z.infer<typeof practiceSession>;

const one = z.object({ sessionId: id });

export const sessions = {
  startSession: post('/api/student/practice/sessions', {
    summary: 'Starts to practise, or goes on with the same that waits',
    access: student('courses.study'),
    body: z.strictObject({
      kind: wordOrCode(sessionKind, sessionKindCodes),
      examId: whole,
      /** Of `chapter`, and of `checkpoint` where it is not of a course. */
      chapterId: id.optional(),
      /** Of `checkpoint`: all chapters of a course that is open to the caller. */
      courseId: id.optional(),
      questions: z.int().min(3).max(40).optional(),
    }),
    reply: practiceSession,
    errors: ['CHAPTER_UNKNOWN', 'NOT_FOUND', 'PRACTICE_EMPTY'],
  }),
  showSession: get('/api/student/practice/sessions/:sessionId', {
    summary: 'A set as it stands: the question that was asked last, its key only when it was answered',
    access: student('courses.study'),
    params: one,
    reply: practiceSession,
    errors: ['PRACTICE_NOT_NOW'],
  }),
  askNext: post('/api/student/practice/sessions/:sessionId/next', {
    summary: 'Chooses the next question; while one waits for its answer it stays that one',
    access: student('courses.study'),
    params: one,
    reply: practiceSession,
    errors: ['PRACTICE_NOT_NOW'],
  }),
  answerSession: post('/api/student/practice/sessions/:sessionId/answers', {
    summary: 'Answers the question of a place, or asks for its solution; the first answer stands',
    access: student('courses.study'),
    params: one,
    body: z.strictObject({
      position: whole,
      response: response.nullable(),
      seconds: z.int().min(0).max(86_400),
      /** The hint was read before: right then says half as much. */
      hinted: z.boolean().default(false),
    }),
    reply: practiceSession,
    errors: ['PRACTICE_SESSION_ENDED', 'PRACTICE_NOT_NOW'],
  }),
  tryAgain: post('/api/student/practice/sessions/:sessionId/tries', {
    summary:
      'Says whether another answer to a question that was answered is right; the first answer is the one that counts',
    access: student('courses.study'),
    params: one,
    body: z.strictObject({ position: whole, response }),
    reply: z.object({ outcome }),
    errors: ['PRACTICE_NOT_NOW'],
  }),
  askSimilar: post('/api/student/practice/sessions/:sessionId/similar', {
    summary: 'After a miss: asks the same with new numbers, or the question that is most like it',
    access: student('courses.study'),
    params: one,
    reply: practiceSession,
    errors: ['PRACTICE_NO_SIMILAR', 'PRACTICE_SESSION_ENDED', 'PRACTICE_NOT_NOW'],
  }),
  endSession: post('/api/student/practice/sessions/:sessionId/end', {
    summary: 'Ends a set before its last question; done twice it changes nothing',
    access: student('courses.study'),
    params: one,
    reply: practiceSession,
    errors: ['PRACTICE_NOT_NOW'],
  }),
};
