import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { FormulaKey, QuestionVariables, Variant } from '@abhyas/contract/questions/variables';
import { cachedBeside } from '../../../kernel/cached.ts';
import {
  addDecimals,
  type Decimal,
  negateDecimal,
  parseDecimal,
  roundDecimal,
  writeDecimal,
} from '../judging/decimal.ts';
import { compileExpression, type Scope } from './compile-expression.ts';
import { machineOf, scopeOf } from './machine.ts';
import { exactOf } from './shown-number.ts';

/** The key that a variant is marked by: a formula becomes the range of numbers that are right; every other key is the same for all variants. */
export function fillKey(key: AnswerKey, variables: QuestionVariables, variant: Variant): AnswerKey {
  return key.kind === 'formula' ? rangeOf(key, answerOf(key, scopeOf(machineOf(variables), variant))) : key;
}

/** What stands beside the field of a typed number; empty where nothing does. */
export const unitOf = (key: AnswerKey): string => (key.kind === 'formula' ? key.unit : '');

/** The computed answer, not rounded yet. Throws ExpressionProblem where it has none. */
export function answerOf(key: FormulaKey, scope: Scope): number {
  return compiled(key, scope).run(scope);
}
const compiled = cachedBeside((key: FormulaKey, scope: Scope) =>
  compileExpression(key.expression, new Set(scope.keys())),
);

/** Further places of the ends would say nothing: a response is rounded to at most ten before it is compared. */
const PLACES = 10;

/** The answer rounded half away from zero, and everything within the tolerance of it. */
export function rangeOf({ decimals, tolerance }: FormulaKey, answer: number): Extract<AnswerKey, { kind: 'number' }> {
  const middle = roundDecimal(exactOf(answer), decimals);
  const slack = slackOf(middle, tolerance);
  const end = (value: Decimal) => writeDecimal(roundDecimal(value, PLACES));
  const range = { from: end(addDecimals(middle, negateDecimal(slack))), to: end(addDecimals(middle, slack)) };
  return { kind: 'number', accepted: [range], decimals };
}

function slackOf(middle: Decimal, { kind, amount }: FormulaKey['tolerance']): Decimal {
  const read = parseDecimal(amount)!;
  const size = { units: read.units < 0n ? -read.units : read.units, scale: read.scale };
  if (kind === 'absolute') return size;
  const length = middle.units < 0n ? -middle.units : middle.units;
  return { units: length * size.units, scale: middle.scale + size.scale + 2 };
}
