import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { expect, it } from 'vitest';
import { isSameKey } from './same-key.ts';

const question = (key: AnswerKey, ...options: string[]) => ({ content: { options: options.map(fromSource) }, key });
const choice = (...accepted: number[][]): AnswerKey => ({ kind: 'choice', accepted });
const number = (from: string, to = from, decimals?: number): AnswerKey => ({
  kind: 'number',
  accepted: [{ from, to }],
  ...(decimals !== undefined && { decimals }),
});
const text = (caseSensitive: boolean, ...accepted: string[]): AnswerKey => ({ kind: 'text', accepted, caseSensitive });

it.each([
  ['the same option in another place', question(choice([1]), 'Force', 'Mass'), question(choice([2]), 'Mass', 'Force')],
  ['options that differ in spaces', question(choice([1]), '$ a+b $', '$c$'), question(choice([1]), '$a + b$', '$c$')],
  ['several right sets in another order', question(choice([1], [2]), 'a', 'b'), question(choice([2], [1]), 'a', 'b')],
  ['the options of the product', question(choice([3])), question(choice([3]))],
  ['a number with more zeros', question(number('2.50')), question(number('2.5'))],
  ['texts without regard to case', question(text(false, 'Colour', 'color')), question(text(false, 'color', 'COLOUR'))],
  [
    'columns in another order',
    question({ kind: 'matrix', rows: [[1, 2], [3]] }),
    question({ kind: 'matrix', rows: [[2, 1], [3]] }),
  ],
])('takes %s for the same key', (_what, one, other) => {
  expect(isSameKey(one, other)).toBe(true);
});

it.each([
  ['another option', question(choice([1]), 'Force', 'Mass'), question(choice([2]), 'Force', 'Mass')],
  ['the same number of another option', question(choice([1]), 'Force', 'Mass'), question(choice([1]), 'Mass', 'Force')],
  ['both options instead of either', question(choice([1, 2]), 'a', 'b'), question(choice([1], [2]), 'a', 'b')],
  ['one more right option', question(choice([1], [2]), 'a', 'b'), question(choice([1]), 'a', 'b')],
  ['a wider range', question(number('2', '3')), question(number('2', '4'))],
  ['another rounding', question(number('2')), question(number('2', '2', 1))],
  ['one text more', question(text(false, 'hue')), question(text(false, 'hue', 'tint'))],
  [
    'a column of another row',
    question({ kind: 'matrix', rows: [[1], [2]] }),
    question({ kind: 'matrix', rows: [[2], [1]] }),
  ],
])('calls %s another key', (_what, one, other) => {
  expect(isSameKey(one, other)).toBe(false);
});
