import { z } from 'zod';
import { partner, student } from '../access.ts';
import { del, get, post, put, upload } from '../endpoint.ts';
import { imageLimits } from '../media/images.ts';
import { id, instant, page, paged, richText, text, whole } from '../shapes.ts';
import { lessonKind } from './shapes.ts';

export const doubtLimits = {
  /** Pictures that one student may upload for doubts in a day. */
  picturesPerDay: 30,
  /** Doubts and answers that one student may write in an hour. */
  wordsPerHour: 30,
  /** Similar doubts that are shown while one types. */
  similar: 5,
  /** Doubts shown as near to where the learner is. */
  near: 5,
  /** What counts as near: so many seconds of a video or audio, or pages of a document, to either side. */
  nearSeconds: 120,
  nearPages: 1,
  /** A call that waits for news is answered after so long, news or not. */
  newsSeconds: 25,
} as const;

/** waiting: for a teacher; answered: by a teacher; solved: an answer was accepted. */
export const doubtStates = ['waiting', 'answered', 'solved'] as const;
export const doubtState = z.enum(doubtStates);
export type DoubtState = z.infer<typeof doubtState>;

/** To what a doubt is pinned: a second of a video or audio, a page of a document; null: the lesson as a whole. */
export const doubtPin = z.discriminatedUnion('at', [
  z.object({ at: z.literal('second'), second: whole.min(0).max(1_000_000) }),
  z.object({ at: z.literal('page'), page: z.int().min(1).max(100_000) }),
]);
export type DoubtPin = z.infer<typeof doubtPin>;

/** Who wrote: students see each other as “Kabir N.”, teachers by their whole name; nobody’s name where the account was erased. */
export const doubtAuthor = z.object({ name: z.string(), teacher: z.boolean(), own: z.boolean() });
export type DoubtAuthor = z.infer<typeof doubtAuthor>;

export const doubtReportReasons = ['rude', 'spam', 'wrong', 'copied', 'other'] as const;
export const doubtReportReason = z.enum(doubtReportReasons);
export type DoubtReportReason = z.infer<typeof doubtReportReason>;

export const doubtRow = z.object({
  doubtId: id,
  lessonId: id,
  title: z.string(),
  pin: doubtPin.nullable(),
  state: doubtState,
  author: doubtAuthor,
  askedAt: instant,
  /** When its asker changed it last; null: it stands as it was asked. */
  editedAt: instant.nullable(),
  replies: whole,
  /** Others who have the same doubt. */
  followers: whole,
  /** The caller has the same doubt, or asked it. */
  following: z.boolean(),
});
export type DoubtRow = z.infer<typeof doubtRow>;

export const doubtReply = z.object({
  replyId: id,
  author: doubtAuthor,
  body: richText,
  at: instant,
  accepted: z.boolean(),
  /** Hidden by staff; its body is then empty for students other than its author. */
  hidden: z.object({ reason: z.string() }).nullable(),
  can: z.object({ accept: z.boolean(), report: z.boolean() }),
});
export type DoubtReply = z.infer<typeof doubtReply>;

export const doubtThread = doubtRow.extend({
  courseId: id,
  /** Name of the lesson at the time when it was asked. */
  lesson: z.string(),
  lessonKind,
  body: richText,
  hidden: z.object({ reason: z.string() }).nullable(),
  answers: z.array(doubtReply),
  /** Signed addresses of the pictures, by media id. */
  images: z.record(z.string(), z.string()),
  can: z.object({
    answer: z.boolean(),
    accept: z.boolean(),
    report: z.boolean(),
    follow: z.boolean(),
    /** Change it and take it back: its asker, while nobody else has answered. */
    edit: z.boolean(),
  }),
});
export type DoubtThread = z.infer<typeof doubtThread>;

/** What was reported, and how often. */
export const doubtReport = z.object({
  replyId: id.nullable(),
  reason: doubtReportReason,
  comment: z.string(),
  at: instant,
  by: z.string(),
});
export type DoubtReport = z.infer<typeof doubtReport>;

export const queuedDoubt = doubtRow.extend({
  courseId: id,
  course: z.string(),
  lesson: z.string(),
  /** Since when a teacher is waited for; null: nobody waits. */
  waitingSince: instant.nullable(),
  hidden: z.boolean(),
  /** Reports that nobody decided yet. */
  reports: whole,
});
export type QueuedDoubt = z.infer<typeof queuedDoubt>;

/** The thread as staff see it: whole names, what is hidden, what was reported. */
export const staffThread = doubtThread.extend({
  course: z.string(),
  waitingSince: instant.nullable(),
  reports: z.array(doubtReport),
  /** The asker’s account, for the page of a learner; null where it was erased. */
  askerId: id.nullable(),
  can: doubtThread.shape.can.extend({ moderate: z.boolean() }),
});
export type StaffThread = z.infer<typeof staffThread>;

const inCourse = z.object({ courseId: id });
const inLesson = inCourse.extend({ lessonId: id });
const one = z.object({ doubtId: id });
/** What somebody writes: words, formulas, pictures. */
const body = richText;
/** What is asked, and where. */
const question = z.strictObject({ title: text(160, 5), body, pin: doubtPin.nullable() });
const newReport = z.strictObject({
  /** Null: the doubt itself. */
  replyId: id.nullable(),
  reason: doubtReportReason,
  comment: text(500).default(''),
});

/** What somebody knows who waits for news; without `since` the answer comes at once. */
const newsAsked = z.object({
  since: z.coerce.number().int().min(0).optional(),
  /** Waits no longer. */
  seconds: z.coerce.number().int().min(0).max(doubtLimits.newsSeconds).default(doubtLimits.newsSeconds),
});
/** Grows with every change. */
const news = z.object({ version: whole });

/** As the queue is asked for; the same stands in the address of its page. */
export const queueFilters = z.object({
  state: z.enum(['waiting', 'answered', 'solved', 'reported', 'hidden', 'all']).default('waiting'),
  /** Only courses in which the caller is a teacher, or all. */
  courses: z.enum(['mine', 'all']).default('mine'),
  courseId: id.optional(),
  search: text(100).default(''),
});

export const doubts = {
  listDoubts: get('/api/student/courses/:courseId/doubts', {
    summary:
      'Doubts of a course that the caller may open: of one lesson, of all of them, or his or her own; newest first',
    access: student('courses.study'),
    params: inCourse,
    query: page.extend({
      scope: z.enum(['lesson', 'course', 'mine']).default('lesson'),
      lessonId: id.optional(),
      state: doubtState.optional(),
      search: text(100).default(''),
      /** Where the learner is in the lesson: its doubts near to it then stand apart, in `near`. */
      nearSecond: z.coerce.number().int().min(0).max(1_000_000).optional(),
      nearPage: z.coerce.number().int().min(1).max(100_000).optional(),
    }),
    reply: paged(doubtRow).extend({
      /** Those of the lesson that are pinned near to where the learner is, the nearest first; `rows` and `total` are without them. */
      near: z.array(doubtRow),
      /** How many stand in each scope, without the other filters; `waiting`: of the lesson, those that no teacher has answered yet. */
      counts: z.object({ lesson: whole, waiting: whole, course: whole, mine: whole }),
    }),
  }),
  awaitDoubtNews: get('/api/student/courses/:courseId/doubts/news', {
    summary: 'Is answered as soon as something in the doubts of a course changes after `since`, or after some seconds',
    access: student('courses.study'),
    params: inCourse,
    query: newsAsked,
    reply: news,
  }),
  findSimilarDoubts: get('/api/student/courses/:courseId/lessons/:lessonId/doubts/similar', {
    summary: 'Doubts of this lesson and course that say nearly the same as what is being typed, the likest first',
    access: student('courses.study'),
    params: inLesson,
    query: z.object({ words: text(400) }),
    reply: z.object({ rows: z.array(doubtRow.extend({ thisLesson: z.boolean() })) }),
  }),
  askDoubt: post('/api/student/courses/:courseId/lessons/:lessonId/doubts', {
    summary: 'Asks a doubt at a second, at a page or about a lesson as a whole; the teachers of the course are told',
    access: student('courses.study'),
    params: inLesson,
    body: question,
    reply: doubtThread,
    errors: ['DOUBT_PICTURE'],
  }),
  showDoubt: get('/api/student/doubts/:doubtId', {
    summary: 'A doubt with its answers, for a learner of the course',
    access: student('courses.study'),
    params: one,
    reply: doubtThread,
    errors: ['DOUBT_WITHDRAWN'],
  }),
  editDoubt: put('/api/student/doubts/:doubtId', {
    summary: 'The asker changes title, text or place of a doubt that nobody else has answered yet',
    access: student('courses.study'),
    params: one,
    body: question,
    reply: doubtThread,
    errors: ['DOUBT_ANSWERED', 'DOUBT_HIDDEN', 'DOUBT_PICTURE', 'DOUBT_WITHDRAWN'],
  }),
  withdrawDoubt: del('/api/student/doubts/:doubtId', {
    summary: 'The asker takes back a doubt that nobody else has answered yet',
    access: student('courses.study'),
    params: one,
    reply: z.object({ withdrawn: z.boolean() }),
    errors: ['DOUBT_ANSWERED', 'DOUBT_HIDDEN', 'DOUBT_WITHDRAWN'],
  }),
  replyToDoubt: post('/api/student/doubts/:doubtId/replies', {
    summary: 'A fellow learner answers, or the asker says more; who asked and who follows are told',
    access: student('courses.study'),
    params: one,
    body: z.strictObject({ body }),
    reply: doubtThread,
    errors: ['DOUBT_PICTURE', 'DOUBT_EMPTY', 'DOUBT_HIDDEN', 'DOUBT_WITHDRAWN'],
  }),
  acceptReply: post('/api/student/doubts/:doubtId/accepted', {
    summary: 'The asker accepts an answer, or takes that back with null; its writer is told',
    access: student('courses.study'),
    params: one,
    body: z.strictObject({ replyId: id.nullable() }),
    reply: doubtThread,
    errors: ['DOUBT_HIDDEN', 'DOUBT_WITHDRAWN'],
  }),
  followDoubt: post('/api/student/doubts/:doubtId/following', {
    summary: 'Says that one has the same doubt and wants to hear of its answers, or not any more',
    access: student('courses.study'),
    params: one,
    body: z.strictObject({ on: z.boolean() }),
    reply: doubtThread,
    errors: ['DOUBT_WITHDRAWN'],
  }),
  reportDoubt: post('/api/student/doubts/:doubtId/reports', {
    summary: 'Tells the teachers that a doubt or an answer should not stand here; one report of a person counts',
    access: student('courses.study'),
    params: one,
    body: newReport,
    reply: z.object({ reported: z.boolean() }),
    errors: ['DOUBT_OWN', 'DOUBT_WITHDRAWN'],
  }),
  uploadDoubtPicture: upload('/api/student/doubts/pictures', {
    summary: 'Keeps a picture that a doubt or an answer of the caller will show',
    access: student('courses.study'),
    query: z.object({ fileName: text(200, 1) }),
    upload: { maxBytes: imageLimits.maxBytes },
    reply: z.object({ mediaId: id, url: z.string(), width: whole, height: whole }),
    errors: ['IMAGE_TYPE', 'IMAGE_BROKEN', 'SVG_REFUSED', 'TOO_LARGE', 'STORAGE_LIMIT'],
  }),
  listDoubtQueue: get('/api/doubts', {
    summary: 'Doubts of all courses, or of those that the caller teaches; who waits longest comes first',
    access: partner('courses.read'),
    query: page.extend(queueFilters.shape),
    reply: paged(queuedDoubt).extend({
      counts: z.object({ waiting: whole, answered: whole, solved: whole, reported: whole, hidden: whole }),
      /** The courses that have doubts, to choose among. */
      courses: z.array(z.object({ courseId: id, title: z.string(), waiting: whole })),
    }),
  }),
  awaitQueueNews: get('/api/doubts/news', {
    summary:
      'Is answered as soon as something in the doubts of any course changes after `since`, or after some seconds',
    access: partner('courses.read'),
    query: newsAsked,
    reply: news,
  }),
  showDoubtToStaff: get('/api/doubts/:doubtId', {
    summary: 'A doubt with its answers, reports and what is hidden',
    access: partner('courses.read'),
    params: one,
    reply: staffThread,
    errors: ['DOUBT_WITHDRAWN'],
  }),
  answerDoubt: post('/api/doubts/:doubtId/replies', {
    summary: 'A teacher answers; who asked and who follows are told',
    access: partner('courses.read'),
    params: one,
    body: z.strictObject({ body }),
    reply: staffThread,
    errors: ['DOUBT_EMPTY', 'DOUBT_HIDDEN', 'DOUBT_PICTURE', 'DOUBT_WITHDRAWN'],
  }),
  acceptReplyAsStaff: post('/api/doubts/:doubtId/accepted', {
    summary: 'A teacher accepts an answer in the place of the asker, or takes that back with null',
    access: partner('courses.read'),
    params: one,
    body: z.strictObject({ replyId: id.nullable() }),
    reply: staffThread,
    errors: ['DOUBT_HIDDEN', 'DOUBT_WITHDRAWN'],
  }),
  moderateDoubt: post('/api/doubts/:doubtId/moderation', {
    summary: 'Hides a doubt or an answer with a reason, shows it again, or keeps what was reported; its writer is told',
    access: partner('courses.moderate'),
    params: one,
    body: z.strictObject({
      /** Null: the doubt itself. */
      replyId: id.nullable(),
      verdict: z.enum(['hide', 'show', 'keep']),
      /** Must be said where something is hidden. */
      reason: text(500).default(''),
    }),
    reply: staffThread,
    errors: ['DOUBT_REASON', 'DOUBT_WITHDRAWN'],
  }),
};
