import type { RowProblem } from '@abhyas/contract/questions/imports';
import type { AnswerKey, QuestionType } from '@abhyas/contract/questions/shapes';
import { rangeAround, readNumber } from './numbers.ts';
import { rowProblem } from '../row-problems.ts';

export type ReadAnswer = { readonly type: QuestionType; readonly key: AnswerKey } | { readonly problem: RowProblem };

const NUMBER_CHARACTERS = 24;
const TEXT_CHARACTERS = 200;

/**
 * Reads the Correct Response. The type has no column: with options one number is SINGLE and several are MULTIPLE,
 * without options a number is FILL-BLANK-NUMBER and a text FILL-BLANK-TEXT.
 */
export function readAnswer(column: string, text: string, options: number): ReadAnswer {
  if (text === '') return { problem: rowProblem(column, 'CORRECT_MISSING') };
  return options > 0 ? readChoice(column, text, options) : readBlank(column, text);
}

function readChoice(column: string, text: string, options: number): ReadAnswer {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  const stranger = parts.find((part) => !/^\d{1,6}$/.test(part));
  if (stranger !== undefined)
    return { problem: rowProblem(column, 'CORRECT_NOT_A_NUMBER', { value: stranger || text }) };
  const chosen = parts.map(Number);
  if (chosen.includes(0)) return { problem: rowProblem(column, 'CORRECT_ZERO') };
  const beyond = chosen.find((option) => option > options);
  if (beyond !== undefined) return { problem: rowProblem(column, 'CORRECT_OUT_OF_RANGE', { value: beyond, options }) };
  const repeated = chosen.find((option, i) => chosen.indexOf(option) !== i);
  if (repeated !== undefined) return { problem: rowProblem(column, 'CORRECT_REPEATED', { value: repeated }) };
  return {
    type: chosen.length === 1 ? 'SINGLE' : 'MULTIPLE',
    key: { kind: 'choice', accepted: [chosen.toSorted((a, b) => a - b)] },
  };
}

function readBlank(column: string, text: string): ReadAnswer {
  const [, middle = text, slack] = /^([^±]*\d)\s*(?:±|\+\/-)\s*(\d[^±]*)$/.exec(text) ?? [];
  if (readNumber(middle) && (slack === undefined || readNumber(slack))) {
    const range = rangeAround(middle, slack);
    if (!range) return { problem: rowProblem(column, 'CORRECT_TOO_LONG', { allowed: NUMBER_CHARACTERS }) };
    return { type: 'FILL-BLANK-NUMBER', key: { kind: 'number', accepted: [range] } };
  }
  // More digits than a key holds: as a text nobody would type it so.
  if (/^[+\-−]?\d+(?:\.\d+)?e[+\-−]?\d{1,3}$/i.test(text))
    return { problem: rowProblem(column, 'CORRECT_TOO_LONG', { allowed: NUMBER_CHARACTERS }) };
  // `1,3` without options: options forgotten, a thousand, a decimal comma? Nobody should be marked by a guess.
  // `25 %` and `₹1,500`: as a text, a student would have to type the sign too.
  if (/^(?:₹|Rs\.?)?\s*[+\-−]?\d[\d\s,;.]*%?$/i.test(text))
    return { problem: rowProblem(column, 'CORRECT_AMBIGUOUS', { value: text }) };
  const accepted = text.replaceAll(/\s+/g, ' ');
  if (accepted.length > TEXT_CHARACTERS)
    return { problem: rowProblem(column, 'CORRECT_TOO_LONG', { allowed: TEXT_CHARACTERS }) };
  return { type: 'FILL-BLANK-TEXT', key: { kind: 'text', accepted: [accepted], caseSensitive: false } };
}
