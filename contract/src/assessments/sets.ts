import { z } from 'zod';
import { partner } from '../access.ts';
import { get } from '../endpoint.ts';
import { answerKey, questionType } from '../questions/shapes.ts';
import { id, whole } from '../shapes.ts';
import { keyVerdictKind } from './keys.ts';
import { paperStatus, setLetter, typedNumber } from './shapes.ts';

/** Sets may differ by so much in expected score and in expected time, in percent of their mean. */
export const setTolerance = 2;

/** What may be expected of a set. */
const expectation = z.object({
  /** Hundredths of a mark that a student gets on average. */
  marks: whole,
  /** Whole seconds that a student needs on average. */
  seconds: whole,
});
export type Expectation = z.infer<typeof expectation>;

/** How far sets lie apart: the greatest one less the least one, in hundredths of a percent of their mean. */
export const spread = z.object({ marks: whole, seconds: whole, kept: z.boolean() });
export type Spread = z.infer<typeof spread>;

/** What stands at one number of a set. */
const setAnswer = z.object({
  letter: setLetter,
  questionId: id,
  type: questionType,
  /** Its key in force, as this set shows it: options are named by their place on the paper. */
  key: answerKey,
  typed: typedNumber.optional(),
  /** What was decided about its published key. */
  verdict: keyVerdictKind.optional(),
});
export type SetAnswer = z.infer<typeof setAnswer>;

export const setReport = z.object({
  paperId: id,
  title: z.string(),
  /** The published version whose sets these are; 0: nothing is published yet, and there are none. */
  version: whole,
  fullMarks: whole,
  /** From how many questions the figures come: what students did, or what is usual for their difficulty and type. */
  basis: z.object({ questions: whole, known: whole, timed: whole }),
  sets: z.array(expectation.extend({ letter: setLetter })),
  spread,
  /** By number of the question, for each set what is right there. */
  keys: z.array(z.object({ number: whole, section: z.string(), sets: z.array(setAnswer) })),
  /** Papers that were generated with this one from one blueprint, this one among them; empty for a paper by itself. */
  parallel: z.array(
    expectation.extend({
      paperId: id,
      letter: setLetter,
      title: z.string(),
      status: paperStatus,
      questions: whole,
      /** Questions that stand in another of these papers as well: somebody put them there by hand. */
      shared: whole,
    }),
  ),
  parallelSpread: spread.nullable(),
});
export type SetReport = z.infer<typeof setReport>;

export const sets = {
  showSets: get('/api/papers/:paperId/sets', {
    summary: 'The sets of a paper with the key of each, their expected score and time, and its parallel papers',
    access: partner('papers.write'),
    params: z.object({ paperId: id }),
    reply: setReport,
  }),
};
