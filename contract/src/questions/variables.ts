import { z } from 'zod';
import { text } from '../shapes.ts';

/** More than this is no question for a paper any more. `checked`: variants that are tried before a version may be asked. */
export const variableLimits = { variables: 10, values: 20, constraints: 10, checked: 1000 } as const;

/** A name as in a formula: a letter, then letters, digits or `_`. In words and TeX it stands as `{{name}}`. */
export const variableName = z
  .string()
  .max(20)
  .regex(/^[A-Za-z][A-Za-z0-9_]*$/);

/** An expression over the names declared before it, e.g. `sqrt(a^2 + b^2)`; angles in radians, `pi` and `e` are known. */
export const expression = text(200, 1);

/** The same decimals as in a key. */
const written = z
  .string()
  .max(24)
  .regex(/^-?\d+(\.\d+)?$/);

/** What differs between the variants of one version. Part of the version: another range is another version. */
export const questionVariables = z.object({
  /** Drawn at random: `range` from `from` in steps of `step`, never above `to`; `choice` one of its values. */
  variables: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('range'), name: variableName, from: written, to: written, step: written }),
        z.object({ kind: z.literal('choice'), name: variableName, choices: z.array(written).min(2).max(50) }),
      ]),
    )
    .min(1)
    .max(variableLimits.variables),
  /**
   * Computed from the variables and from the values above them; shown rounded to `decimals` places (half away from zero).
   * Rounding is for the eye: what is computed from them has full precision, unless the author writes `round(x, places)`.
   */
  values: z
    .array(z.object({ name: variableName, expression, decimals: z.int().min(0).max(10) }))
    .max(variableLimits.values),
  /** Each must be true of every variant, e.g. `a != b`. */
  constraints: z.array(expression).max(variableLimits.constraints),
});
export type QuestionVariables = z.infer<typeof questionVariables>;

/**
 * A typed number whose right answer is computed: any value within `tolerance` of it is right. `decimals`: both the answer and the
 * response are rounded half away from zero to so many places first; the student is told. `unit`: shown beside the field, e.g. `m/s`.
 */
export const formulaKey = z.object({
  kind: z.literal('formula'),
  expression,
  tolerance: z.object({ kind: z.enum(['absolute', 'percent']), amount: written }),
  decimals: z.int().min(0).max(10),
  unit: text(20),
});
export type FormulaKey = z.infer<typeof formulaKey>;

/** The numbers of one variant by name, variables and values alike, as they are shown. Kept with the attempt that was given it. */
export const variant = z.record(variableName, z.string().max(40));
export type Variant = z.infer<typeof variant>;
