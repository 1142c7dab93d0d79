import { z } from 'zod';
import { partner, student } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { answerKey, imageAddresses, questionContent, questionType, response } from '../questions/shapes.ts';
import { id, instant, richText, text, whole } from '../shapes.ts';
import { groupStem } from '../questions/groups.ts';
import { keyPopulations, keyVerdictKinds } from './key-rules.ts';

export const keyVerdictKind = z.enum(keyVerdictKinds);
export const keyPopulation = z.enum(keyPopulations);

/** A verdict as everybody may read it. */
export const keyVerdict = z.object({
  kind: keyVerdictKind,
  keys: z.array(answerKey),
  population: keyPopulation,
  reason: z.string(),
});
export type KeyVerdict = z.infer<typeof keyVerdict>;

export const newVerdict = z.strictObject({
  kind: keyVerdictKind,
  keys: z.array(answerKey).max(6).default([]),
  /** Left out: the usual one. */
  population: keyPopulation.optional(),
  reason: text(1000, 3),
});

export const challengeState = z.enum(['open', 'upheld', 'dismissed']);
export type ChallengeState = z.infer<typeof challengeState>;

export const newChallenge = z.strictObject({
  /** What is right instead, in the student's eyes; null: nothing is, or more than one answer. */
  claim: response.nullable(),
  text: text(2000, 10),
  /** Evidence that was uploaded for it, like the picture of a report. */
  pictureId: id.optional(),
});

/** What became of one's own challenge. */
export const ownChallenge = z.object({
  questionId: id,
  claim: response.nullable(),
  text: z.string(),
  state: challengeState,
  answer: z.string(),
  at: instant,
});
export type OwnChallenge = z.infer<typeof ownChallenge>;

/** One issue of an attempt's marks: the first marking, and each rescore that changed them. */
const issuedResult = z.object({
  resultVersion: whole,
  marks: whole,
  right: whole,
  wrong: whole,
  partial: whole,
  unanswered: whole,
  at: instant,
  /** Questions whose marks differ from the issue before; of the first issue none. */
  changed: z.array(z.object({ questionId: id, before: whole, after: whole })),
});

export const attemptKeysReply = z.object({
  /** Until when keys may be challenged; null: they may not. */
  until: instant.nullable(),
  open: z.boolean(),
  challenges: z.array(ownChallenge),
  verdicts: z.array(keyVerdict.extend({ questionId: id, at: instant })),
  /** Every issue of the marks, the newest first. */
  issues: z.array(issuedResult),
});
export type AttemptKeys = z.infer<typeof attemptKeysReply>;

const verdictRow = keyVerdict.extend({
  round: whole,
  /** Marks follow it; a verdict of an open round waits. */
  inForce: z.boolean(),
  by: z.string(),
  at: instant,
});
export type KeyVerdictRow = z.infer<typeof verdictRow>;

export const rescoreState = z.enum(['open', 'running', 'done']);
/** A round of verdicts that come into force together, and the rescore that they brought. */
export const rescoreRound = z.object({
  round: whole,
  state: rescoreState,
  appliedBy: z.string().nullable(),
  appliedAt: instant.nullable(),
  /** Results that were looked at, and of them those that changed. */
  seen: whole,
  changed: whole,
  gained: whole,
  lost: whole,
  /** Students who were told. */
  told: whole,
});
export type RescoreRound = z.infer<typeof rescoreRound>;

const challenged = z.object({
  questionId: id,
  number: whole,
  section: z.string(),
  type: questionType,
  stem: richText,
  challenges: z.object({ open: whole, all: whole }),
  /** In force; null: the published key. */
  verdict: keyVerdict.nullable(),
  /** Decided in the open round. */
  waiting: keyVerdict.nullable(),
});
export type ChallengedQuestion = z.infer<typeof challenged>;

export const paperKeys = z.object({
  paper: z.object({ id, title: z.string() }),
  version: whole,
  /** Published versions, the newest first. */
  versions: z.array(whole),
  until: instant.nullable(),
  questions: z.array(challenged),
  /** The newest first. */
  rounds: z.array(rescoreRound),
  can: z.object({ decide: z.boolean() }),
});
export type PaperKeys = z.infer<typeof paperKeys>;

export const questionKeyCase = z.object({
  questionId: id,
  number: whole,
  type: questionType,
  content: z.object({ en: questionContent, hi: questionContent.optional() }),
  group: groupStem.optional(),
  images: imageAddresses,
  published: answerKey,
  /** Its numbers differ from attempt to attempt, so a typed key cannot be changed here. */
  varies: z.boolean(),
  /** What the paper's pattern gives for a dropped question. */
  dropped: keyPopulation,
  /** What was answered and how often, the most frequent first; null: left blank. */
  answers: z.array(z.object({ response: response.nullable(), count: whole, right: z.boolean() })),
  challenges: z.array(
    z.object({
      id,
      student: z.string(),
      claim: response.nullable(),
      text: z.string(),
      picture: z.string().nullable(),
      state: challengeState,
      answer: z.string(),
      at: instant,
    }),
  ),
  /** The newest first. */
  verdicts: z.array(verdictRow),
});
export type QuestionKeyCase = z.infer<typeof questionKeyCase>;

const spread = z.object({ average: whole, highest: whole, passed: whole });
const standing = z.object({ marks: whole, rank: whole });
export const rescorePreview = z.object({
  round: whole,
  /** Marked attempts that were looked at. */
  attempts: whole,
  changed: whole,
  gained: whole,
  lost: whole,
  full: whole,
  before: spread,
  after: spread,
  /** Attempts by marks before and after: ten equal parts of the full marks, what is below zero in the first. */
  distribution: z.array(z.object({ from: whole, to: whole, before: whole, after: whole })),
  /** Students who cross the pass line. */
  nowPass: whole,
  nowFail: whole,
  /** The first ten of before and after, where something of theirs changes. */
  top: z.array(z.object({ student: z.string(), before: standing, after: standing })),
});
export type RescorePreview = z.infer<typeof rescorePreview>;

const ofPaper = z.object({ paperId: id });
const ofVersion = ofPaper.extend({ version: z.coerce.number().int().min(1).max(100_000) });
const ofQuestion = ofVersion.extend({ questionId: id });
const solved = z.object({ attemptId: id, questionId: id });

/** Keys after the attempt (exams: keys): challenges, verdicts, and the rescore that follows. */
export const keys = {
  showAttemptKeys: get('/api/attempts/:attemptId/keys', {
    summary: 'Until when keys may be challenged, one’s own challenges, verdicts in force, and every issue of the marks',
    access: 'signedIn',
    params: z.object({ attemptId: id }),
    reply: attemptKeysReply,
    errors: ['RESULT_NOT_READY'],
  }),
  challengeKey: post('/api/attempts/:attemptId/solutions/:questionId/challenge', {
    summary: 'Says that the published key of a question is wrong; once for each question of the paper',
    access: student('attempts.sit'),
    params: solved,
    body: newChallenge,
    reply: ownChallenge,
    errors: ['RESULT_NOT_READY', 'CHALLENGES_CLOSED', 'CHALLENGED_ALREADY'],
  }),
  saveChallengeWindow: put('/api/papers/:paperId/challenge-window', {
    summary: 'Until when students may challenge the keys of a paper; null: they may not',
    access: partner('papers.publish'),
    params: ofPaper,
    body: z.strictObject({ until: instant.nullable() }),
    reply: z.object({ until: instant.nullable() }),
  }),
  showPaperKeys: get('/api/papers/:paperId/keys', {
    summary: 'The keys of one version of a paper: challenges and verdicts by question, and the rescores so far',
    access: partner('results.read'),
    params: ofPaper,
    query: z.object({ version: z.coerce.number().int().min(1).max(100_000).optional() }),
    reply: paperKeys,
  }),
  showQuestionKey: get('/api/papers/:paperId/versions/:version/keys/:questionId', {
    summary: 'One question with its published key, what was answered, its challenges and its verdicts',
    access: partner('results.read'),
    params: ofQuestion,
    reply: questionKeyCase,
  }),
  decideKey: post('/api/papers/:paperId/versions/:version/keys/:questionId/verdicts', {
    summary: 'Decides about a key; marks follow when the round is applied',
    access: partner('papers.publish'),
    params: ofQuestion,
    body: newVerdict,
    reply: questionKeyCase,
    errors: ['INVALID_INPUT'],
  }),
  previewRescore: get('/api/papers/:paperId/rescore', {
    summary: 'What the verdicts that wait would change, without changing anything',
    access: partner('results.read'),
    params: ofPaper,
    reply: rescorePreview,
    errors: ['NOTHING_DECIDED'],
  }),
  applyRescore: post('/api/papers/:paperId/rescore', {
    summary: 'Brings the verdicts of a round into force; asked twice it is done once',
    access: partner('papers.publish'),
    params: ofPaper,
    body: z.strictObject({ round: z.int().min(1) }),
    reply: rescoreRound,
    errors: ['RESCORE_RUNNING', 'VERDICTS_SAME_PERSON'],
  }),
};
