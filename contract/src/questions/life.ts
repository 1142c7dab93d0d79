import { z } from 'zod';
import { partner, student } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { id, instant, page, paged, richText, text, whole } from '../shapes.ts';
import { subjectGiven } from '../taxonomy/shapes.ts';
import { difficulty, imageAddresses, questionType } from './shapes.ts';
import { variant } from './variables.ts';

/** Why a student reports a question. */
export const reportReasons = ['answer', 'words', 'figure', 'translation', 'solution', 'other'] as const;
export const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

export const reportStates = ['open', 'upheld', 'dismissed'] as const;
export const reportState = z.enum(reportStates);
export type ReportState = z.infer<typeof reportState>;

/** What a student says about a question of a finished attempt. */
export const newReport = z.strictObject({
  reason: reportReason,
  comment: text(1000).default(''),
  /** A picture that was uploaded for it. */
  pictureId: id.optional(),
});

/** What became of one's own report. */
export const ownReport = z.object({ reason: reportReason, state: reportState, verdict: z.string() });
export type OwnReport = z.infer<typeof ownReport>;

const area = z.object({ id, name: z.string(), subject: z.string() });

export const bookmark = z.object({
  questionId: id,
  /** The attempt in whose solutions it was kept; its solution is there. null: it was kept in a book. */
  attemptId: id.nullable(),
  /** Where it is read in that book. */
  path: z.string().nullable(),
  type: questionType,
  stem: richText,
  knowledgeArea: area,
  at: instant,
});
export type Bookmark = z.infer<typeof bookmark>;

export const report = z.object({
  id,
  question: z.object({ id, number: whole, version: whole, current: whole, stem: richText }),
  /** The numbers that this student had, of a question with variables; the stem shows them. */
  variant: variant.optional(),
  reason: reportReason,
  comment: z.string(),
  /** Address of the picture, where one came along. */
  picture: z.string().nullable(),
  state: reportState,
  verdict: z.string(),
  at: instant,
  /** Nobody where the account was erased. `upheld` of `reports`: how often this student was right before. */
  reporter: z.object({ name: z.string(), upheld: whole, reports: whole }).nullable(),
});
export type QuestionReport = z.infer<typeof report>;

/** What is noticed from 100 first attempts on. */
export const itemFlags = ['difficulty', 'negative', 'weak', 'distractor', 'unused'] as const;
export const itemStatistics = z.object({
  version: whole,
  /** Students who met this version in their first attempt. */
  students: whole,
  /** Shares are per ten thousand; null while nobody met it. */
  rightShare: whole.nullable(),
  /** Point-biserial correlation with the rest of the paper, in hundredths from -100 to 100; null where it cannot be known. */
  discrimination: whole.nullable(),
  meanSeconds: whole.nullable(),
  /** What was answered, most frequent first; option numbers such as `2` or `1,3`, or what was typed. */
  answers: z.array(z.object({ answer: z.string(), count: whole, right: z.boolean() })),
  unanswered: whole,
  difficulty,
  /** The difficulty that the share of right answers speaks for; null before 100 first attempts. */
  fits: difficulty.nullable(),
  flags: z.array(z.enum(itemFlags)),
});
export type ItemStatistics = z.infer<typeof itemStatistics>;

export const life = {
  listBookmarks: get('/api/student/bookmarks', {
    summary: 'Questions that the caller kept from the solutions of finished attempts, newest first',
    access: student('attempts.sit'),
    query: page.extend({ subject: z.union([subjectGiven, text(40)]).optional(), type: questionType.optional() }),
    reply: paged(bookmark).extend({
      counts: z.object({ all: whole, bySubject: z.array(z.object({ subject: z.string(), count: whole })) }),
      images: imageAddresses,
    }),
  }),
  removeBookmark: del('/api/student/bookmarks/:questionId', {
    summary: 'Takes a question out of what one kept',
    access: student('attempts.sit'),
    params: z.object({ questionId: id }),
    reply: z.object({ kept: z.boolean() }),
  }),
  listReports: get('/api/question-reports', {
    summary: 'Reported questions; open ones by how often their reporter was right, then the oldest first',
    access: partner('questions.read'),
    query: page.extend({
      state: reportState.default('open'),
      reason: reportReason.optional(),
      questionId: id.optional(),
    }),
    reply: paged(report).extend({
      counts: z.object({ open: whole, upheld: whole, dismissed: whole }),
      images: imageAddresses,
      can: z.object({ judge: z.boolean() }),
    }),
  }),
  judgeReport: post('/api/question-reports/:reportId/verdict', {
    summary: 'Upholds or dismisses a report; its student is told',
    access: partner('questions.write'),
    params: z.object({ reportId: id }),
    body: z.strictObject({ state: reportState.exclude(['open']), verdict: text(1000).default('') }),
    reply: z.object({ state: reportState }),
    errors: ['REPORT_JUDGED'],
  }),
  showStatistics: get('/api/questions/:questionId/statistics', {
    summary: 'How students did at the current version of a question',
    access: partner('questions.read'),
    params: z.object({ questionId: id }),
    reply: itemStatistics,
  }),
};
