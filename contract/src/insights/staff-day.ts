import { z } from 'zod';
import { partner } from '../access.ts';
import { get } from '../endpoint.ts';
import { id, instant, whole } from '../shapes.ts';

/** A test that students take now. */
const runningPaper = z.object({
  paperId: id,
  title: z.string(),
  questions: whole,
  minutes: whole,
  closesAt: instant.nullable(),
  /** People to whom it is given or who began it. */
  students: whole,
  done: whole,
  attempting: whole,
  /** Attempting, but not heard of for a while: their answers are kept on their devices. */
  offline: whole,
  notStarted: whole,
});
export type RunningPaper = z.infer<typeof runningPaper>;

const waitingDoubt = z.object({
  doubtId: id,
  title: z.string(),
  author: z.string(),
  course: z.string(),
  since: instant,
});
export type WaitingDoubt = z.infer<typeof waitingDoubt>;

/** What waits for a person, by kind; who has no right to a kind is not told of it. */
export const waitingKinds = [
  'challenges',
  'questionReviews',
  'courseReviews',
  'questionReports',
  'imports',
  'extraTime',
  'enquiries',
  'orders',
  'bankDetails',
  /** For the provider's employees: work of the whole installation that does not go on. */
  'lateJobs',
  'silentGateways',
  'nearLimits',
  'endingCertificates',
] as const;
const waitingThing = z.object({
  kind: z.enum(waitingKinds),
  count: whole,
  /** The one thing to open where there is only one place: a paper, a file. */
  first: z.object({ id, name: z.string() }).nullable(),
});
export type WaitingThing = z.infer<typeof waitingThing>;

const paperOutcome = z.object({
  paperId: id,
  title: z.string(),
  /** When the newest of its attempts was marked. */
  at: instant,
  attempted: whole,
  /** Mean share of the full marks in whole percent; below zero where wrong answers cost more than right ones brought. */
  averagePercent: z.int(),
  /** Whether students see their results by now. */
  out: z.boolean(),
});
export type PaperOutcome = z.infer<typeof paperOutcome>;

export const staffDay = z.object({
  now: instant,
  /** Null where the caller has no right to know. */
  students: whole.nullable(),
  batches: whole.nullable(),
  running: z.array(runningPaper).nullable(),
  doubts: z.object({ count: whole, rows: z.array(waitingDoubt) }).nullable(),
  waiting: z.array(waitingThing),
  outcomes: z.array(paperOutcome).nullable(),
  /** What the institute has so far; a new one has nothing, and first steps are shown. */
  has: z.object({ questions: z.boolean(), papers: z.boolean(), students: z.boolean() }),
});
export type StaffDay = z.infer<typeof staffDay>;

const stoppedStudent = z.object({
  accountId: id,
  name: z.string(),
  batches: z.array(z.string()),
  /** Whole days since the last one on which anything was studied or a test begun. */
  days: whole,
  /** Active or not on each of the last 14 days, the oldest first: minutes of study, at least 1 where a test was begun. */
  activity: z.array(whole),
});
export type StoppedStudent = z.infer<typeof stoppedStudent>;

const weakChapter = z.object({
  areaId: id,
  name: z.string(),
  subject: z.string(),
  /** In the order of the batches; null where fewer answers were given than say something. */
  batches: z.array(z.object({ right: whole, of: whole }).nullable()),
});
export type WeakChapterOfBatches = z.infer<typeof weakChapter>;

export const staffLearning = z.object({
  /** Null where the caller may not see people. */
  stopped: z.object({ count: whole, of: whole, rows: z.array(stoppedStudent) }).nullable(),
  /** Null where the caller may not see results. */
  weak: z.object({ batches: z.array(z.object({ id, name: z.string() })), chapters: z.array(weakChapter) }).nullable(),
});
export type StaffLearning = z.infer<typeof staffLearning>;

export const staffDayEndpoints = {
  showStaffDay: get('/api/partner/day', {
    summary: 'What runs, what waits and what came out, as far as the caller may see it',
    access: partner(),
    reply: staffDay,
  }),
  showStaffLearning: get('/api/partner/learning', {
    summary: 'Students who stopped studying and the weakest chapters by batch; counted anew every few minutes',
    access: partner(),
    reply: staffLearning,
  }),
};
