import { z } from 'zod';
import { partner, student } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { response } from '../questions/shapes.ts';
import { id, instant, page, richText, text, whole } from '../shapes.ts';
import { attemptEnd, attemptStanding, attemptState, outcome, setLetter } from './shapes.ts';

const one = z.object({ attemptId: id });
const onePaper = z.object({ paperId: id });

/** Seconds between two signs of life of a console: while somebody watches the paper, and else. */
export const signOfLife = { watched: 4, usual: 15 } as const;
/** So many seconds without a sign of life, and a student counts as offline. */
export const offlineAfterSeconds = 45;
/** Minutes that may be given at once. */
export const mostMinutes = 300;

/** What a console notices by itself. It is a hint to those who watch, never a verdict: a call, a cramped screen or a lost network look the same. */
export const integrityKind = z.enum(['focus_lost', 'fullscreen_left', 'copied', 'pasted', 'connection_lost']);
export type IntegrityKind = z.infer<typeof integrityKind>;
export const integrityEvent = z.strictObject({
  /** Made by the console; sent twice it counts once. */
  id,
  kind: integrityKind,
  /** By the server's clock as the console knows it. */
  at: instant,
  /** How long it lasted, in whole seconds, where it has a length and is over. */
  seconds: z.int().min(0).max(86_400).optional(),
});
export type IntegrityEvent = z.infer<typeof integrityEvent>;

export const attemptMessage = z.object({ id, text: z.string(), at: instant });
export type AttemptMessage = z.infer<typeof attemptMessage>;

/** Attempts as they were on the screen of who acts, or everyone who sits now, as often as somebody had acted on all before. */
const target = z.union([
  z.strictObject({
    attempts: z
      .array(z.strictObject({ attemptId: id, revision: whole }))
      .min(1)
      .max(500),
  }),
  z.strictObject({ everyone: z.literal(true), revision: whole }),
]);
export type ActionTarget = z.infer<typeof target>;
const reason = text(300, 3);
const minutes = z.int().min(1).max(mostMinutes);
/** changed: somebody acted on it since it was read. over: it does not run any more. paused, running: it is so already. */
const skipped = z.object({
  attemptId: id,
  student: z.string(),
  why: z.enum(['changed', 'over', 'paused', 'running']),
});
const acted = z.object({ done: z.array(id), skipped: z.array(skipped) });
export type Acted = z.infer<typeof acted>;
const action = <T extends z.ZodRawShape>(verb: string, summary: string, more: T) =>
  post(`/api/papers/:paperId/live/${verb}`, {
    summary,
    access: partner('attempts.invigilate'),
    params: onePaper,
    body: z.strictObject({ target, reason, ...more }),
    reply: acted,
    errors: ['CONFLICT'],
  });

/** in: its console was heard within the last moments. offline: it was not. paused: the clock stands still. done: handed in or run out. */
export const presence = z.enum(['in', 'offline', 'paused', 'done', 'not_started', 'absent']);
export type Presence = z.infer<typeof presence>;
export const liveSort = z.enum(['attention', 'name', 'left', 'answered']);

export const watchedAttempt = z.object({
  attemptId: id,
  /** Counts what was done to it; sent back with an action. */
  revision: whole,
  number: whole,
  state: attemptState,
  endedBy: attemptEnd.nullable(),
  startedAt: instant,
  endedAt: instant.nullable(),
  deadline: instant,
  pausedAt: instant.nullable(),
  /** Of locked sections: which is open, from 1. */
  section: whole.nullable(),
  setLetter,
  answered: whole,
  seenAt: instant.nullable(),
  /** Seconds that were added to its time by extensions and compensation. */
  extraSeconds: whole,
  warnings: whole,
  /** How often another device sat down at it. */
  takeOvers: whole,
  lateAnswers: whole,
  unreadMessages: whole,
});
export type WatchedAttempt = z.infer<typeof watchedAttempt>;
export const liveRow = z.object({
  accountId: id,
  student: z.string(),
  email: z.string(),
  presence,
  /** The newest attempt of this person. */
  attempt: watchedAttempt.nullable(),
});
export type LiveRow = z.infer<typeof liveRow>;
const figures = z.object({
  in: whole,
  offline: whole,
  paused: whole,
  done: whole,
  not_started: whole,
  absent: whole,
});

/** What happened to one attempt, in the order of time. */
export const timelineEntry = z.object({
  at: instant,
  kind: z.enum([
    'started',
    'seat',
    'second_device',
    ...integrityKind.options,
    'message',
    'paused',
    'resumed',
    'extended',
    'compensated',
    'forced',
    'reopened',
    'late_accepted',
    'submitted',
    'expired',
  ]),
  /** Seconds that it lasted or that were given. */
  seconds: whole.optional(),
  /** What was written: a message, a reason, or the name of the device. */
  text: z.string().optional(),
  /** Who acted. */
  by: z.string().optional(),
  /** A message was read then. */
  readAt: instant.nullable().optional(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;
const marked = z.object({ response: response.nullable(), outcome, marks: whole });
export const lateAnswer = z.object({
  questionId: id,
  number: whole,
  section: z.string(),
  stem: richText,
  /** When it reached the server. */
  cameAt: instant,
  /** What counts now, and what would. */
  counted: marked,
  late: marked,
});
export type LateAnswer = z.infer<typeof lateAnswer>;

/** Two attempts that share more wrong options than chance explains. */
export const similarPair = z.object({
  first: z.object({ attemptId: id, student: z.string() }),
  second: z.object({ attemptId: id, student: z.string() }),
  /** Standard deviations above what the popularity of the wrong options explains, in hundredths. */
  score: whole,
  /** Questions that both got wrong, and those of them with the same wrong option. */
  bothWrong: whole,
  same: whole,
  /** How many the same were to be expected, in hundredths. */
  expected: whole,
});
export type SimilarPair = z.infer<typeof similarPair>;
const side = z.object({ response: response.nullable(), outcome, seconds: whole });

export const invigilation = {
  checkIn: post('/api/attempts/:attemptId/presence', {
    summary: 'A sign of life of the console: brings what it noticed, takes messages and how the attempt stands',
    access: student('attempts.sit'),
    params: one,
    body: z.strictObject({
      seat: z.int().min(1).max(100_000),
      events: z.array(integrityEvent).max(50).default([]),
      /** Messages that were read. */
      read: z.array(id).max(50).default([]),
    }),
    reply: z.object({
      standing: attemptStanding,
      /** What was not read yet, the oldest first. */
      messages: z.array(attemptMessage),
      /** When the next sign of life is wanted. */
      againInSeconds: whole,
    }),
  }),
  watchPaper: get('/api/papers/:paperId/live', {
    summary: 'Who sits a paper now, who does not, and what each needs',
    access: partner('attempts.invigilate'),
    params: onePaper,
    query: page.extend({
      search: text(120).optional(),
      presence: presence.optional(),
      batchId: id.optional(),
      sort: liveSort.default('attention'),
    }),
    reply: z.object({
      title: z.string(),
      questions: whole,
      /** Its sections are locked: so many. */
      lockedSections: whole.nullable(),
      opensAt: instant.nullable(),
      closesAt: instant.nullable(),
      now: instant,
      /** Counts what was done to everyone at once. */
      revision: whole,
      figures,
      /** Batches to filter by: those of everyone listed without a filter. */
      batches: z.array(z.object({ id, name: z.string() })),
      rows: z.array(liveRow),
      total: whole,
      page: whole,
      size: whole,
    }),
  }),
  sendMessage: post('/api/papers/:paperId/live/messages', {
    summary: 'Shows a message in the consoles of some who sit a paper, or of everyone',
    access: partner('attempts.invigilate'),
    params: onePaper,
    body: z.strictObject({
      to: z.union([
        z.strictObject({ attemptIds: z.array(id).min(1).max(500) }),
        z.strictObject({ everyone: z.literal(true) }),
      ]),
      text: text(500, 1),
    }),
    reply: z.object({ sent: whole }),
  }),
  pauseAttempts: action('pause', 'Stops the clock; what arrives meanwhile counts', {}),
  resumeAttempts: action('resume', 'Lets the clock go on; the time of the pause is given back', {}),
  extendAttempts: action('extend', 'Gives more time', { minutes }),
  compensateAttempts: action('compensate', 'Gives lost time back', { minutes }),
  forceSubmit: action('submit', 'Hands attempts in for their students', {}),
  reopenAttempt: post('/api/attempts/:attemptId/reopen', {
    summary:
      'Lets a closed attempt go on for so many minutes; its result is out of the rank list until it is marked again',
    access: partner('attempts.invigilate'),
    params: one,
    body: z.strictObject({ revision: whole, minutes, reason }),
    reply: z.object({ deadline: instant }),
    errors: ['CONFLICT', 'ATTEMPT_RUNS', 'PAPER_CLOSED'],
  }),
  showTimeline: get('/api/attempts/:attemptId/timeline', {
    summary: 'What happened to one attempt: devices, what its console noticed, messages, and who did what to it',
    access: partner('attempts.invigilate'),
    params: one,
    reply: z.object({
      student: z.string(),
      attempt: watchedAttempt,
      counts: z.partialRecord(integrityKind, whole),
      entries: z.array(timelineEntry),
    }),
  }),
  listLateAnswers: get('/api/attempts/:attemptId/late-answers', {
    summary: 'Answers that came after the close, with what they would change',
    access: partner('attempts.invigilate'),
    params: one,
    reply: z.object({
      student: z.string(),
      revision: whole,
      marks: whole,
      marksWith: whole,
      full: whole,
      answers: z.array(lateAnswer),
    }),
    errors: ['RESULT_NOT_READY'],
  }),
  acceptLateAnswers: post('/api/attempts/:attemptId/late-answers', {
    summary: 'Lets answers count that came after the close; the attempt is marked again',
    access: partner('attempts.invigilate'),
    params: one,
    body: z.strictObject({ revision: whole, questionIds: z.array(id).min(1).max(200), reason }),
    reply: z.object({ accepted: whole, marks: whole }),
    errors: ['CONFLICT', 'RESULT_NOT_READY', 'LATE_UNKNOWN'],
  }),
  listSimilarPairs: get('/api/papers/:paperId/similarity', {
    summary: 'Pairs of attempts that share more wrong options than chance explains',
    access: partner('attempts.invigilate'),
    params: onePaper,
    query: z.object({ batchId: id.optional() }),
    reply: z.object({ attempts: whole, compared: whole, pairs: z.array(similarPair) }),
  }),
  compareAttempts: get('/api/papers/:paperId/similarity/:attemptId/:otherId', {
    summary: 'The answers of two attempts side by side',
    access: partner('attempts.invigilate'),
    params: onePaper.extend({ attemptId: id, otherId: id }),
    reply: z.object({
      first: z.string(),
      second: z.string(),
      questions: z.array(
        z.object({ questionId: id, number: whole, stem: richText, first: side, second: side, same: z.boolean() }),
      ),
    }),
  }),
};
