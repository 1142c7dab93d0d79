import { z } from 'zod';
import { student } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, instant, richText, whole } from '../shapes.ts';
import {
  answerWrite,
  attemptEnd,
  attemptResult,
  attemptStanding,
  attemptState,
  consoleProfile,
  markingRule,
  paperKind,
  questionSheet,
  storedAnswer,
  typedNumber,
  writeVerdict,
} from './shapes.ts';
import { groupStem } from '../questions/groups.ts';
import { question } from '../questions/shapes.ts';
import { variant } from '../questions/variables.ts';

const one = z.object({ attemptId: id });
const onePaper = z.object({ paperId: id });

const myAttempt = z.object({
  attemptId: id,
  state: attemptState,
  endedBy: attemptEnd.nullable(),
  startedAt: instant,
  deadline: instant,
  /** Hundredths; null until the result may be seen. */
  marks: whole.nullable(),
  full: whole,
  passed: z.boolean().nullable(),
});
/** A paper as its student sees it in lists. */
export const openPaper = z.object({
  paperId: id,
  /** CUSTOM and OVERVIEW: made for this student alone. */
  kind: paperKind,
  /** Exams that it prepares for. */
  examIds: z.array(whole),
  title: z.string(),
  questions: whole,
  marks: whole,
  minutes: whole,
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  state: z.enum(['upcoming', 'open', 'running', 'done', 'missed']),
  attemptsLeft: whole,
  /** It may be practised now: without a clock and without a result. */
  practice: z.boolean(),
  attempts: z.array(myAttempt),
});
export type OpenPaper = z.infer<typeof openPaper>;

export const attempts = {
  listMyPapers: get('/api/student/papers', {
    summary: 'Papers open to the caller, with the state of each',
    access: student('attempts.sit'),
    reply: z.array(openPaper),
  }),
  showInstructions: get('/api/student/papers/:paperId', {
    summary: 'What one reads before starting: instructions, sections and marking',
    access: student('attempts.sit'),
    params: onePaper,
    reply: openPaper.extend({
      instructions: richText,
      instructionsHi: richText.optional(),
      console: consoleProfile,
      sections: z.array(
        z.object({
          title: z.string(),
          questions: whole,
          counted: whole.optional(),
          /** Of a locked section. */
          minutes: whole.optional(),
          marks: whole,
          rule: markingRule,
        }),
      ),
      now: instant,
    }),
  }),
  startAttempt: post('/api/student/papers/:paperId/attempts', {
    summary: 'Starts an attempt, or names the one that is running',
    access: student('attempts.sit'),
    params: onePaper,
    reply: z.object({ attemptId: id, started: z.boolean() }),
    errors: ['PAPER_NOT_OPEN', 'PAPER_CLOSED', 'ATTEMPTS_USED', 'LESSON_LOCKED'],
  }),
  takeSeat: post('/api/attempts/:attemptId/seats', {
    summary: 'Sits down at an attempt with this device: a new seat, and everything that is saved so far',
    access: student('attempts.sit'),
    params: one,
    reply: attemptStanding.extend({ answers: z.array(storedAnswer) }),
    errors: ['ATTEMPT_CLOSED'],
  }),
  showStanding: get('/api/attempts/:attemptId', {
    summary: 'State, seat and clock of an attempt, and what is saved',
    access: student('attempts.sit'),
    params: one,
    reply: attemptStanding.extend({ answers: z.array(storedAnswer) }),
  }),
  showSheet: get('/api/attempts/:attemptId/sheet', {
    summary: 'The questions of the version that this attempt sits, with its own numbers where they have variables',
    access: student('attempts.sit'),
    params: one,
    reply: questionSheet,
  }),
  saveAnswers: post('/api/attempts/:attemptId/answers', {
    summary: 'Saves answers and drafts; each is acknowledged after it is on disk',
    access: student('attempts.sit'),
    params: one,
    body: z.strictObject({ seat: z.int().min(1).max(100_000), writes: z.array(answerWrite).min(1).max(200) }),
    reply: z.object({ verdicts: z.array(writeVerdict), standing: attemptStanding }),
    errors: ['UNAVAILABLE'],
  }),
  submitAttempt: post('/api/attempts/:attemptId/submit', {
    summary: 'Ends the attempt; asked twice it answers the same',
    access: student('attempts.sit'),
    params: one,
    body: z.strictObject({ seat: z.int().min(1).max(100_000), lastSequence: z.int().min(0).max(2_000_000_000) }),
    reply: attemptStanding,
    errors: ['SUBMIT_INCOMPLETE', 'SEAT_TAKEN', 'SEAT_UNKNOWN'],
  }),
  showResult: get('/api/attempts/:attemptId/result', {
    summary:
      'Score, rank, percentile and every question with its marks and why; for its student, and for staff who read results',
    access: 'signedIn',
    params: one,
    reply: attemptResult,
    errors: ['RESULT_NOT_READY'],
  }),
  showSolution: get('/api/attempts/:attemptId/solutions/:questionId', {
    summary: 'One question of a finished attempt with key and worked solution',
    access: 'signedIn',
    params: z.object({ attemptId: id, questionId: id }),
    reply: question.pick({ id: true, type: true, content: true, key: true }).extend({
      group: groupStem.optional(),
      typed: typedNumber.optional(),
      /** The numbers of this attempt, of a question with variables; key and words are made with them. */
      variant: variant.optional(),
      images: z.record(z.string(), z.string()),
    }),
    errors: ['RESULT_NOT_READY'],
  }),
};
