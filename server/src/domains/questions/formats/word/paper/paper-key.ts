import type { AnswerKey, QuestionType } from '@abhyas/contract/questions/shapes';
import { rangeAround, rangeBetween } from '../../../reading/answers/numbers.ts';
import type { RowProblemCode } from '../../../reading/row-problems.ts';
import { optionNumber } from './paper-marks.ts';

interface Key {
  readonly type: QuestionType;
  readonly key: AnswerKey | null;
  /** Why there is no key. */
  readonly problem?: { readonly code: RowProblemCode; readonly value: string };
  /** What stands behind the answer and belongs to the solution. */
  readonly rest: string;
}

/** The answer of a paper as our key: letters or numbers of options; without options a number, a range or a text. */
export function keyOf(said: string, options: readonly string[]): Key {
  const text = said.replace(/[\s.;\])]*$/, (end) => (end.includes(')') && said.includes('(') ? ')' : '')).trim();
  const type = options.length > 0 ? 'SINGLE' : 'FILL-BLANK-TEXT';
  if (text === '') return { type, key: null, problem: { code: 'CORRECT_MISSING', value: '' }, rest: '' };
  return options.length > 0 ? choiceOf(text, options) : blankOf(text);
}

const FIRST = /^\(?\s*(\S)\s*[).]?(?=[\s,;:]|$)/u;

function choiceOf(text: string, options: readonly string[]): Key {
  const parts = text
    .split(/[,;&/]|\band\b|और|व(?=\s)/i)
    .map((part) => part.trim())
    .filter(Boolean);
  const packed = /^[A-F]{2,6}$/.test(text) ? [...text] : parts;
  const numbers = packed.map(optionNumber);
  const chosen = [...new Set(numbers)].toSorted((a, b) => a! - b!);
  if (chosen.length > 0 && chosen.every((one) => one !== undefined && one <= options.length))
    return {
      type: chosen.length > 1 ? 'MULTIPLE' : 'SINGLE',
      key: { kind: 'choice', accepted: [chosen as number[]] },
      rest: '',
    };
  const same = options.findIndex((option) => option.trim() !== '' && option.trim() === text);
  if (same >= 0) return { type: 'SINGLE', key: { kind: 'choice', accepted: [[same + 1]] }, rest: '' };
  const first = FIRST.exec(text);
  const number = first ? optionNumber(first[1]!) : undefined;
  if (first && number !== undefined && number <= options.length)
    return {
      type: 'SINGLE',
      key: { kind: 'choice', accepted: [[number]] },
      rest: text.slice(first[0].length).replace(/^[\s,;:.]+/, ''),
    };
  return { type: 'SINGLE', key: null, problem: { code: 'CORRECT_NO_OPTION', value: text }, rest: '' };
}

const NUMBER = String.raw`[+\-−]?\d+(?:\.\d+)?(?:e[+\-]?\d+)?`;
const AROUND = new RegExp(`^(${NUMBER})\\s*(?:±|\\+/-|\\+-)\\s*(${NUMBER})$`, 'i');
const BETWEEN = new RegExp(`^(${NUMBER})\\s*(?:to|से|–|\\.\\.)\\s*(${NUMBER})$`, 'i');

function blankOf(text: string): Key {
  const plain = text.replaceAll('−', '-');
  const [, middle, slack] = AROUND.exec(plain) ?? [];
  const [, from, to] = BETWEEN.exec(plain) ?? [];
  const range = middle ? rangeAround(middle, slack) : from ? rangeBetween(from, to!) : rangeAround(plain);
  if (range) return { type: 'FILL-BLANK-NUMBER', key: { kind: 'number', accepted: [range] }, rest: '' };
  // `25 cm`: nobody should be marked by a guess of what has to be typed.
  if (/^[+\-−]?\d/.test(text) || text.length > 200)
    return { type: 'FILL-BLANK-NUMBER', key: null, problem: { code: 'CORRECT_AMBIGUOUS', value: text }, rest: '' };
  return { type: 'FILL-BLANK-TEXT', key: { kind: 'text', accepted: [text], caseSensitive: false }, rest: '' };
}
