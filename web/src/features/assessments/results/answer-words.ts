import { rowLetters } from '@abhyas/contract/questions/question-types';
import type { TypedNumber } from '@abhyas/contract/assessments/shapes';
import type { AnswerKey, Response } from '@abhyas/contract/questions/shapes';
import { placeOf } from '../option-places.ts';

const letterOf = (place: number) => 'ABCDEF'[place - 1] ?? String(place);
const lettersOf = (options: readonly number[], order: readonly number[] | undefined) =>
  options
    .map((option) => placeOf(option, order))
    .toSorted((a, b) => a - b)
    .map(letterOf)
    .join(', ');
/** The rows of a grid in which something is chosen: `P → 2 · R → 1, 3`. */
const rowsOf = (rows: readonly (readonly number[])[]) =>
  rows.flatMap((columns, i) => (columns.length > 0 ? [`${rowLetters[i]} → ${columns.join(', ')}`] : [])).join(' · ');
const withMinus = (number: string) => number.replace('-', '−');

const unitOf = (typed: TypedNumber | undefined) => (typed && typed.unit !== '' ? ` ${typed.unit}` : '');

/** What was given, as one reads it: `A, C`, `P → 2 · Q → 1, 3`, `−2.5 m/s`, `mitochondria`; a dash for nothing. `order`: that of the options in one’s set. */
export function responseWords(response: Response | null, typed?: TypedNumber, order?: readonly number[]): string {
  if (!response) return '–';
  if ('options' in response) return lettersOf(response.options, order);
  if ('rows' in response) return rowsOf(response.rows);
  return 'number' in response ? `${withMinus(response.number)}${unitOf(typed)}` : response.text;
}

/** What is right: options, values or ranges, texts; several right answers stand beside each other. `or`: the word between them. */
export function keyWords(key: AnswerKey, or: string, typed?: TypedNumber, order?: readonly number[]): string {
  const between = ` ${or} `;
  if (key.kind === 'choice') return key.accepted.map((set) => lettersOf(set, order)).join(between);
  if (key.kind === 'matrix') return rowsOf(key.rows);
  if (key.kind === 'rubric') return '–';
  if (key.kind === 'text') return key.accepted.join(between);
  // Who sits or marks an attempt has its own number instead.
  if (key.kind === 'formula') return key.expression;
  const values = key.accepted.map(({ from, to }) =>
    from === to ? withMinus(from) : `${withMinus(from)} – ${withMinus(to)}`,
  );
  return `${values.join(between)}${unitOf(typed)}`;
}

/** The options that some accepted answer holds. */
export const rightOptions = (key: AnswerKey): ReadonlySet<number> =>
  new Set(key.kind === 'choice' ? key.accepted.flat() : []);
