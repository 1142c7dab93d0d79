import { z } from 'zod';
import { partner } from '../access.ts';
import { post } from '../endpoint.ts';
import { whole } from '../shapes.ts';
import { answerKey, questionContent, questionType } from './shapes.ts';
import { questionVariables, variant } from './variables.ts';

/** Path within the draft, e.g. `variables.values.0.expression`, with the message that stands beside it. */
const finding = z.object({
  path: z.string(),
  messageKey: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type VariantFinding = z.infer<typeof finding>;

const words = z.object({ en: questionContent, hi: questionContent.optional() });

const sample = z.object({
  variant,
  /** As a student with these numbers reads it. */
  content: words,
  /** What is right then; null while the draft has no answer. */
  key: answerKey.nullable(),
});
export type VariantSample = z.infer<typeof sample>;

const report = z.object({
  samples: z.array(sample).max(6),
  /** How many variants there can be before constraints; null: more than are counted. */
  possible: whole.nullable(),
  /** Draws that were tried, and how many of them kept every constraint. */
  drawn: whole,
  kept: whole,
  /** What hinders publishing. */
  problems: z.array(finding),
  warnings: z.array(finding),
});
export type VariantReport = z.infer<typeof report>;

/** What the numbers of a parameterised question come out as, before it is published. */
export const variants = {
  tryVariants: post('/api/question-variants', {
    summary: 'Tries 1,000 variants of a draft with variables and shows a few of them as students would see them',
    access: partner('questions.write'),
    body: z.strictObject({
      type: questionType,
      content: words,
      variables: questionVariables,
      key: answerKey.nullable(),
      /** Which samples: those from this number on. */
      from: whole.max(1_000_000).default(0),
    }),
    reply: report,
  }),
};
