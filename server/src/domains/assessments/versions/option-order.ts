import type { SetLetter } from '@abhyas/contract/assessments/shapes';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import { turnAround } from './turn-around.ts';

/** What tells in which order the options of a question may be shown. */
export interface TurnedQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly optionCount: number;
  /** Numbers of the options that keep their place: what they say would be wrong elsewhere. */
  readonly fixedOptions?: readonly number[];
}

/**
 * Types whose options stand for themselves. An assertion has the four sentences of the exam in their official order; the columns of
 * a grid and the codes of a match list are read by their letters.
 */
const turnedTypes: ReadonlySet<QuestionType> = new Set(['SINGLE', 'MULTIPLE']);

/**
 * Numbers of the options in the order in which a set shows them; undefined: as written. Responses and keys name options by these
 * numbers in every set, so that an answer means the same wherever it stood on the screen. Pure.
 */
export function optionOrder(
  { paperId, version }: { readonly paperId: string; readonly version: number },
  letter: SetLetter,
  { id, type, optionCount, fixedOptions = [] }: TurnedQuestion,
): number[] | undefined {
  if (letter === 'A' || !turnedTypes.has(type)) return undefined;
  const numbers = Array.from({ length: optionCount }, (_, at) => at + 1);
  const free = numbers.filter((one) => !fixedOptions.includes(one));
  if (free.length < 2) return undefined;
  const turned = turnAround(free.map(String), `${paperId}/${version}/${id}`, letter).map((at) => free[at]!);
  return numbers.map((one) => (fixedOptions.includes(one) ? one : turned.shift()!));
}
