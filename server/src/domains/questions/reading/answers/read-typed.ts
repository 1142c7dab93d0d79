import type { RowProblem } from '@abhyas/contract/questions/imports';
import {
  type AnswerKey,
  type QuestionContent,
  type QuestionType,
  questionTypes,
} from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { rangeAround, rangeBetween } from './numbers.ts';
import { allColumnNames, columnNames } from '../columns.ts';
import type { ReadAnswer } from './read-answer.ts';
import type { Cell } from '../read-cell.ts';
import { readSource } from '../read-source.ts';
import { rowProblem, type RowProblemCode } from '../row-problems.ts';

/** Items of a list cell, one on each line. */
export function readListCell({ column, text }: Cell, report: (problem: RowProblem | undefined) => void): RichTextDoc[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 1 || lines.length > 6) report(rowProblem(column, 'LIST_SIZE', { count: lines.length }));
  return lines.slice(0, 6).map((line) => {
    const { doc, problem } = readSource(column, line);
    report(problem);
    return doc;
  });
}

interface Around {
  readonly content: Pick<QuestionContent, 'lists' | 'statements'>;
  readonly modelAnswer: RichTextDoc;
}

/**
 * Reads a Correct Response whose type the row names. Several right answers are separated by `|` (a `|` of a text is written `\|`), a
 * range is `2.5..2.7`, rounding and exact letter case stand behind as `(round 2)` and `(exact case)`; a grid is `1:2,3; 2:1`.
 */
export function readTyped(name: string, { column, text }: Cell, options: number, around: Around): ReadAnswer {
  const type = questionTypes.find(
    (one) =>
      one ===
      name
        .trim()
        .toUpperCase()
        .replaceAll(/[\s_]+/g, '-'),
  );
  if (!type) return { problem: rowProblem(allColumnNames.type, 'QUESTION_TYPE_UNKNOWN', { value: name }) };
  const misplaced = misplacedIn(type, options, around);
  if (misplaced) return { problem: misplaced };
  if (type.startsWith('SUBJECTIVE'))
    return { type, key: { kind: 'rubric', modelAnswer: around.modelAnswer, criteria: [] } };
  const fail = (code: RowProblemCode, values: Record<string, string | number> = {}): ReadAnswer => ({
    problem: rowProblem(column, code, values),
  });
  if (text === '') return fail('CORRECT_MISSING');
  const key = readers[kindOf(type)](text, type, { ...around, options });
  return 'code' in key ? fail(key.code, key.values) : { type, key };
}

const kindOf = (type: QuestionType): keyof typeof readers =>
  type === 'FILL-BLANK-TEXT'
    ? 'text'
    : type === 'MATRIX'
      ? 'matrix'
      : /NUMBER|INTEGER|DECIMAL/.test(type)
        ? 'number'
        : 'choice';

/** Columns that this type needs and the row has not, or has and the type cannot hold. */
function misplacedIn(type: QuestionType, options: number, { content }: Around): RowProblem | undefined {
  const needsOptions = type === 'SINGLE' || type === 'MULTIPLE' || type === 'MATCH-LIST';
  if (needsOptions && options < 2) return rowProblem(columnNames.option2, 'TOO_FEW_OPTIONS');
  if (!needsOptions && options > 0) return rowProblem(columnNames.option1, 'OPTIONS_NOT_ALLOWED', { value: type });
  const needsLists = type === 'MATCH-LIST' || type === 'MATRIX';
  if (needsLists && (!content.lists || content.lists.first.length < 2 || content.lists.second.length < 2))
    return rowProblem(allColumnNames.list1, 'LIST_MISSING', { value: type });
  if (!needsLists && content.lists) return rowProblem(allColumnNames.list1, 'COLUMN_NOT_ALLOWED', { value: type });
  if (type === 'ASSERTION-REASON' && !content.statements)
    return rowProblem(allColumnNames.assertion, 'STATEMENT_MISSING');
  return type !== 'ASSERTION-REASON' && content.statements
    ? rowProblem(allColumnNames.assertion, 'COLUMN_NOT_ALLOWED', { value: type })
    : undefined;
}

type Refused = { readonly code: RowProblemCode; readonly values: Record<string, string | number> };
const refused = (code: RowProblemCode, values: Refused['values'] = {}): Refused => ({ code, values });
type Of = Around & { readonly options: number };

const readers = {
  choice: (text: string, type: QuestionType, { options }: Of): AnswerKey | Refused => {
    const most = type === 'ASSERTION-REASON' ? 4 : options;
    const accepted = text.split('|').map((set) => set.split(/[,;]/).map((part) => part.trim()));
    const stranger = accepted.flat().find((part) => !/^\d{1,3}$/.test(part));
    if (stranger !== undefined) return refused('CORRECT_NOT_A_NUMBER', { value: stranger || text });
    const sets = accepted.map((set) => [...new Set(set.map(Number))].toSorted((a, b) => a - b));
    const beyond = sets.flat().find((option) => option < 1 || option > most);
    if (beyond !== undefined) return refused('CORRECT_OUT_OF_RANGE', { value: beyond, options: most });
    if (type !== 'MULTIPLE' && sets.some((set) => set.length > 1)) return refused('CORRECT_ONE_ONLY');
    return { kind: 'choice', accepted: sets.slice(0, 10) };
  },
  number: (text: string, type: QuestionType): AnswerKey | Refused => {
    const [, body = '', decimals] = /^(.*?)(?:\(\s*round\s+(\d{1,2})\s*\))?\s*$/is.exec(text) ?? [];
    const accepted = body.split('|').map((part) => {
      const [from = '', to] = part.split('..').map((end) => end.trim());
      return to === undefined ? rangeAround(from) : rangeBetween(from, to);
    });
    if (accepted.some((range) => range === undefined)) return refused('CORRECT_NOT_DECIMAL', { value: text });
    const ranges = accepted.map((range) => range!);
    if (type === 'INTEGER' && ranges.some(({ from, to }) => from.includes('.') || to.includes('.')))
      return refused('CORRECT_NOT_WHOLE', { value: text });
    if (decimals !== undefined && Number(decimals) > 10) return refused('CORRECT_NOT_DECIMAL', { value: text });
    return {
      kind: 'number',
      accepted: ranges.slice(0, 10),
      ...(decimals !== undefined && { decimals: Number(decimals) }),
    };
  },
  text: (text: string): AnswerKey | Refused => {
    const [, body = '', exact] = /^([\s\S]*?)(\(\s*exact case\s*\))?\s*$/i.exec(text) ?? [];
    const accepted = body
      .split(/(?<!\\)\|/)
      .map((part) => part.replaceAll('\\|', '|').replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean);
    if (accepted.length === 0) return refused('CORRECT_MISSING');
    if (accepted.some((part) => part.length > 200)) return refused('CORRECT_TOO_LONG', { allowed: 200 });
    return { kind: 'text', accepted: accepted.slice(0, 20), caseSensitive: exact !== undefined };
  },
  matrix: (text: string, _type: QuestionType, { content }: Of): AnswerKey | Refused => {
    const { first, second } = content.lists!;
    const rows: number[][] = first.map(() => []);
    for (const part of text
      .split(/[;\n]/)
      .map((one) => one.trim())
      .filter(Boolean)) {
      const [, row, columns] = /^(\d)\s*:\s*(\d(?:\s*,\s*\d)*)$/.exec(part) ?? [];
      const of = rows[Number(row) - 1];
      const numbers = (columns ?? '').split(',').map(Number);
      if (!of || numbers.some((column) => column < 1 || column > second.length))
        return refused('GRID_KEY', { value: part });
      of.push(...numbers);
    }
    if (rows.some((row) => row.length === 0)) return refused('GRID_KEY', { value: text });
    return { kind: 'matrix', rows: rows.map((row) => [...new Set(row)].toSorted((a, b) => a - b)) };
  },
};
