import { keyKinds, rowLetters } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, QuestionType } from '@abhyas/contract/questions/shapes';

export { difficulties, questionTypes, subjects } from './question-lists.ts';

/** Seconds that a question may be expected to take. */
export const expectedLimits = { least: 5, most: 7200 } as const;

/** How a question of this type is answered. */
export const keyKind = (type: QuestionType): AnswerKey['kind'] => keyKinds[type];

/** Letters of the options as printed: 1 is A. */
export const letterOf = (option: number): string => String.fromCharCode(64 + option);

/** A key in words without a language: `B`, `A, C`, `9.75 – 9.85`, `mitosis`, `P → 2 · Q → 1, 3`; each accepted answer by itself. */
export function answersOf(key: AnswerKey): readonly string[] {
  if (key.kind === 'text') return key.accepted;
  if (key.kind === 'number') return key.accepted.map(({ from, to }) => (from === to ? from : `${from} – ${to}`));
  if (key.kind === 'matrix')
    return [key.rows.map((columns, i) => `${rowLetters[i]} → ${columns.join(', ')}`).join(' · ')];
  if (key.kind === 'rubric') return [];
  if (key.kind === 'formula') return [`${key.expression} ${key.unit}`.trim()];
  return key.accepted.map((set) => set.map(letterOf).join(', '));
}

/** Whether an option belongs to any accepted answer. */
export const isRight = (key: AnswerKey, option: number): boolean =>
  key.kind === 'choice' && key.accepted.some((set) => set.includes(option));
