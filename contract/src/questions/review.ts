import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, instant, language, page, paged, richText, text, whole } from '../shapes.ts';
import { subjectGiven } from '../taxonomy/shapes.ts';
import { answerKey, askedContent, imageAddresses, questionRow, questionStatus, reviewState } from './shapes.ts';

/** What can be done in a review. `changed`: somebody edited the question while it was in review, which takes it back to a draft. */
export const reviewActions = ['submitted', 'withdrawn', 'approved', 'returned', 'changed'] as const;
export const reviewAction = z.enum(reviewActions);
export type ReviewAction = z.infer<typeof reviewAction>;

/** Whose questions the queue shows: those that the caller may decide, those that he wrote, or everything that waits. */
export const reviewScopes = ['review', 'own', 'all'] as const;
export const reviewScope = z.enum(reviewScopes);
export type ReviewScope = z.infer<typeof reviewScope>;

/** A question of the bank that says the same. `keyDiffers`: another answer is right there; null where the caller's key is not known. */
export const duplicate = z.object({
  id,
  number: whole,
  stem: richText,
  status: questionStatus,
  state: reviewState,
  keyDiffers: z.boolean().nullable(),
});
export type DuplicateQuestion = z.infer<typeof duplicate>;

/** A path within the question, and a message `questions.checks.<code>` with its values. */
const problem = z.object({
  path: z.string(),
  messageKey: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const decision = z.object({
  action: reviewAction,
  round: whole,
  version: whole,
  keyVersion: whole,
  comment: z.string(),
  /** Null for somebody who is gone. */
  by: z.string().nullable(),
  at: instant,
});
export type ReviewDecision = z.infer<typeof decision>;

const standing = z.object({
  state: reviewState,
  /** Counts how often the question was sent; who decides names the round that he looked at. */
  round: whole,
  version: whole,
  keyVersion: whole,
  /** Who wrote the words, the key or the translation that wait. */
  authors: z.array(z.object({ id, name: z.string() })),
  sentAt: instant.nullable(),
  /** What papers are given meanwhile; null where nothing was approved yet, or what is current is approved. */
  approved: z.object({ version: whole, keyVersion: whole, languages: z.array(language) }).nullable(),
  /** What must be put right before the question can be sent. */
  problems: z.array(problem),
  duplicates: z.array(duplicate),
  history: z.array(decision),
  can: z.object({ submit: z.boolean(), withdraw: z.boolean(), decide: z.boolean() }),
  /** The caller wrote it and so does not decide it. */
  own: z.boolean(),
});
export type ReviewStanding = z.infer<typeof standing>;

const waiting = questionRow.extend({
  keyVersion: whole,
  state: reviewState,
  round: whole,
  authors: z.array(z.string()),
  sentAt: instant.nullable(),
  /** A version of it was approved before. */
  approvedBefore: z.boolean(),
  /** What the reviewer said who sent it back last; empty where nobody did. */
  comment: z.string(),
});
export type WaitingQuestion = z.infer<typeof waiting>;

const one = z.object({ questionId: id });
const reviewer = partner('questions.review');
const decided = z.object({ state: reviewState, round: whole });
const decideErrors = ['CONFLICT', 'REVIEW_OFF', 'REVIEW_OWN'] as const;

/** Draft, in review, approved: where the institute asks for it, two people see a question before papers take it. */
export const review = {
  listReviews: get('/api/question-reviews', {
    summary: 'Questions that wait for a decision, the one sent first on top',
    access: partner('questions.read'),
    query: page.extend({
      scope: reviewScope.default('review'),
      subject: z.union([subjectGiven, text(40)]).optional(),
      author: id.optional(),
      search: text(200).optional(),
    }),
    reply: paged(waiting).extend({
      /** The institute asks for reviews. */
      on: z.boolean(),
      counts: z.object({ review: whole, own: whole, all: whole }),
      authors: z.array(z.object({ id, name: z.string(), count: whole })),
      images: imageAddresses,
    }),
  }),
  countReviews: get('/api/question-reviews/count', {
    summary: 'How many questions wait for the caller’s decision',
    access: partner('questions.read'),
    reply: z.object({ on: z.boolean(), review: whole }),
  }),
  submitReviews: post('/api/question-reviews', {
    summary: 'Sends several drafts for review; those that do not pass the checks stay, each with its reasons',
    access: partner('questions.write'),
    body: z.strictObject({ questionIds: z.array(id).min(1).max(200) }),
    reply: z.object({
      sent: whole,
      left: z.array(z.object({ id, number: whole, problems: whole, duplicates: whole })),
    }),
    errors: ['REVIEW_OFF'],
  }),
  showReview: get('/api/questions/:questionId/review', {
    summary: 'Where a question stands in its review, what hinders sending it, and every decision so far',
    access: partner('questions.read'),
    params: one,
    reply: standing,
  }),
  submitForReview: post('/api/questions/:questionId/review', {
    summary: 'Sends a draft for review; a copy of another question only when that is said',
    access: partner('questions.write'),
    params: one,
    body: z.strictObject({ version: whole, keyVersion: whole, despiteDuplicates: z.boolean().default(false) }),
    reply: decided,
    errors: ['CONFLICT', 'REVIEW_OFF', 'REVIEW_STATE', 'QUESTION_INVALID', 'REVIEW_DUPLICATES'],
  }),
  withdrawFromReview: post('/api/questions/:questionId/review/withdraw', {
    summary: 'Takes a question out of its review again',
    access: partner('questions.write'),
    params: one,
    body: z.strictObject({ round: whole }),
    reply: decided,
    errors: ['CONFLICT', 'REVIEW_OFF'],
  }),
  approveQuestion: post('/api/questions/:questionId/review/approve', {
    summary: 'Approves what waits: papers take it from now on; never by its author',
    access: reviewer,
    params: one,
    body: z.strictObject({ round: whole, comment: text(1000).default('') }),
    reply: decided,
    errors: decideErrors,
  }),
  returnQuestion: post('/api/questions/:questionId/review/return', {
    summary: 'Sends a question back to its author with a comment',
    access: reviewer,
    params: one,
    body: z.strictObject({ round: whole, comment: text(1000, 1) }),
    reply: decided,
    errors: decideErrors,
  }),
  findDuplicates: post('/api/questions/twins', {
    summary: 'Questions of the bank that say the same as these words: a warning, never a refusal',
    access: partner('questions.write'),
    /** `key`: as far as it is written; it is compared with those of the duplicates. */
    body: z.strictObject({ questionId: id.optional(), content: askedContent, key: answerKey.optional() }),
    reply: z.object({ rows: z.array(duplicate) }),
  }),
};
