import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, language, page, paged, richText, text, whole } from '../shapes.ts';
import { questionFilter } from './bank.ts';
import { imageAddresses, questionType } from './shapes.ts';

/** More than `atOnce` are written by a job; the dry run holds so many to the checks of the bank, the rest is checked when it is written. */
export const rewordingLimits = { atOnce: 500, checked: 2000, leftOut: 500, pictures: 200 } as const;

/** `question`: the stem, with statements and lists. `explanation`: the worked solution, and the model answer of a rubric. */
export const questionParts = ['question', 'options', 'explanation'] as const;
const parts = z.array(z.enum(questionParts)).min(1).max(3);
const languages = z.array(language).min(1).max(2);

/**
 * What can be changed in the words of many questions at once. Answer keys are never touched, but for the model answer of a rubric.
 */
export const rewording = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('replace'),
    /** `words`: texts and the alternative texts of pictures. `formulas`: TeX, whatever its spacing. */
    inside: z.enum(['words', 'formulas']),
    find: z.string().min(1).max(200),
    /** May be empty: what is found is taken out. */
    put: z.string().max(200),
    wholeWords: z.boolean(),
    matchCase: z.boolean(),
    parts,
    languages,
  }),
  z.strictObject({
    kind: z.literal('picture'),
    from: id,
    to: id,
    /** Of the new picture, in every question that shows it. */
    alt: text(300, 1),
  }),
  /** Adds a paragraph at the end of every explanation in a language; `source`: words with `$…$`. */
  z.strictObject({ kind: z.literal('append'), source: text(2000, 1), language }),
]);
export type Rewording = z.infer<typeof rewording>;

export const changeScope = z.union([
  z.strictObject({ questionIds: z.array(id).min(1).max(500) }),
  z.strictObject({ filter: questionFilter.omit({ page: true, size: true }) }),
]);

const problem = z.object({
  path: z.string(),
  messageKey: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
const paper = z.object({ id, title: z.string(), questions: whole });
export type KeepingPaper = z.infer<typeof paper>;

const rewordedRow = z.object({
  questionId: id,
  number: whole,
  type: questionType,
  hits: whole,
  /** Why it would be left as it is; null where it can be changed. */
  problems: z.array(problem).nullable(),
  /** The texts that change, as they are and as they would be. */
  fields: z.array(z.object({ language, path: z.string(), before: richText, after: richText })),
});
export type RewordedRow = z.infer<typeof rewordedRow>;

const outcomes = ['changed', 'refused', 'undone', 'changed_since'] as const;
const outcomeRow = z.object({
  questionId: id,
  number: whole,
  outcome: z.enum(outcomes),
  version: whole.nullable(),
  problems: z.array(problem),
});
export type RewordingOutcome = z.infer<typeof outcomeRow>;

const one = z.object({ changeId: id });
const body = z.strictObject({
  scope: changeScope,
  rewording,
  /** Questions that stay as they are. */
  leaveOut: z.array(id).max(rewordingLimits.leftOut),
});

/** Changes of the words of many questions: a dry run, one new version each, and the way back. */
export const rewordings = {
  previewRewording: post('/api/questions/rewordings/preview', {
    summary: 'What a change of words would do: hits, each question before and after, what would be left, papers',
    access: partner('questions.write'),
    body: body.extend({ page: z.int().min(1).max(2000), size: z.int().min(1).max(50) }),
    reply: z.object({
      /** In the scope; with a hit; of these, left because the checks refuse them. */
      questions: whole,
      found: whole,
      hits: whole,
      refused: whole,
      /** So many of those with a hit were held to the checks. */
      checked: whole,
      /** Published papers that hold one of the questions with a hit: they keep the version they have. */
      papers: z.array(paper),
      rows: z.array(rewordedRow),
      images: imageAddresses,
    }),
    errors: ['CHANGE_EMPTY', 'CHANGE_TOO_LARGE', 'REWORDING_INVALID'],
  }),
  rewordQuestions: post('/api/questions/rewordings', {
    summary: 'Changes the words of many questions: one new version each, as one change that can be undone',
    access: partner('questions.write'),
    body,
    reply: z.object({ changeId: id, questions: whole, refused: whole, working: z.boolean() }),
    errors: ['CHANGE_EMPTY', 'CHANGE_TOO_LARGE', 'REWORDING_INVALID'],
  }),
  showRewording: get('/api/question-changes/:changeId/questions', {
    summary: 'What a change of words did to each question, and the papers that keep what was before',
    access: partner('questions.read'),
    params: one,
    query: page.extend({ only: z.enum(['left']).optional() }),
    reply: paged(outcomeRow).extend({ left: whole, papers: z.array(paper) }),
  }),
  listScopePictures: post('/api/questions/rewordings/pictures', {
    summary: 'The pictures of chosen questions, the most frequent first, to choose the one that is to be replaced',
    access: partner('questions.read'),
    body: z.strictObject({ scope: changeScope }),
    reply: z.object({
      rows: z.array(z.object({ mediaId: id, alt: z.string(), questions: whole })),
      images: imageAddresses,
    }),
    errors: ['CHANGE_EMPTY', 'CHANGE_TOO_LARGE'],
  }),
};
