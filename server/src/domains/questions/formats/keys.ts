import type { AnswerKey, QuestionType } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { blankDoc, comparableForm, isBlank } from '../reading/comparable-form.ts';
import type { Reading } from './html/reading.ts';
import type { Range } from '../reading/answers/numbers.ts';
import type { ReadTags } from './tags.ts';
import type { Said } from './words/in-languages.ts';

const CORRECT = 'Correct Response';

/** An option with the share of the marks that choosing it earns, in percent; null where the file says only right or wrong. */
export interface WeighedOption {
  readonly weight: number;
}

/**
 * Options with weights as our key. One right option is the one with the full weight; several are right together where their weights make
 * up the whole. Weights below zero and parts of it are lost by name: marks live in the paper.
 */
export function choiceOf(
  options: readonly WeighedOption[],
  several: boolean,
  reading: Reading,
): { type: QuestionType; key: AnswerKey | null } {
  if (options.some(({ weight }) => weight < 0)) reading.lose('PENALTY');
  const right = options.flatMap(({ weight }, i) => (weight > 0 ? [i + 1] : []));
  const full = options.flatMap(({ weight }, i) => (weight >= 99.9 ? [i + 1] : []));
  if (right.length === 0) {
    reading.at(CORRECT).problem('CORRECT_MISSING');
    return { type: several ? 'MULTIPLE' : 'SINGLE', key: null };
  }
  if (several) {
    const weights = right.map((option) => options[option - 1]!.weight);
    const uneven = weights.some((weight) => Math.abs(weight - weights[0]!) > 0.1);
    if (uneven) reading.lose('PARTIAL_CREDIT');
    // Beside one that earns all, a share is for something almost right.
    return { type: 'MULTIPLE', key: { kind: 'choice', accepted: [uneven && full.length > 0 ? full : right] } };
  }
  if (full.length === 0) {
    reading.at(CORRECT).problem('CORRECT_MISSING');
    return { type: 'SINGLE', key: null };
  }
  if (right.length > full.length) reading.lose('PARTIAL_CREDIT');
  return { type: 'SINGLE', key: { kind: 'choice', accepted: full.slice(0, 10).map((option) => [option]) } };
}

/** A typed text; `*` is a wildcard of other systems, which would accept what we do not. */
export function textKeyOf(
  answers: readonly { readonly text: string; readonly weight: number }[],
  caseSensitive: boolean,
  reading: Reading,
): AnswerKey | null {
  if (answers.some(({ weight, text }) => weight > 0 && weight < 99.9 && text.trim() !== '*'))
    reading.lose('PARTIAL_CREDIT');
  const full = answers.filter(({ weight, text }) => weight >= 99.9 && text.trim() !== '');
  const pattern = full.find(({ text }) => /(?<!\\)\*/.test(text));
  if (pattern) reading.at(CORRECT).problem('KEY_PATTERN', { value: pattern.text });
  else if (full.length === 0) reading.at(CORRECT).problem('CORRECT_MISSING');
  const accepted = [...new Set(full.map(({ text }) => text.replaceAll('\\*', '*').replaceAll(/\s+/g, ' ').trim()))];
  const long = accepted.find((text) => text.length > 200);
  if (long !== undefined) reading.at(CORRECT).problem('CORRECT_TOO_LONG', { allowed: 200 });
  if (pattern || accepted.length === 0 || long !== undefined) return null;
  return { kind: 'text', accepted: accepted.slice(0, 20), caseSensitive };
}

/** A typed number: every range that earns the whole. */
export function numberKeyOf(
  answers: readonly { readonly range: Range | undefined; readonly weight: number; readonly written: string }[],
  reading: Reading,
): AnswerKey | null {
  if (answers.some(({ weight }) => weight > 0 && weight < 99.9)) reading.lose('PARTIAL_CREDIT');
  const full = answers.filter(({ weight }) => weight >= 99.9);
  const broken = full.find(({ range }) => range === undefined);
  if (broken) reading.at(CORRECT).problem('CORRECT_NOT_DECIMAL', { value: broken.written });
  else if (full.length === 0) reading.at(CORRECT).problem('CORRECT_MISSING');
  if (broken || full.length === 0) return null;
  return { kind: 'number', accepted: full.slice(0, 10).map(({ range }) => range!) };
}

/** Pairs of a matching question as a grid: a row for each stem, a column for each answer, in the order in which they come. */
export function gridOf(
  pairs: readonly { readonly row: Said; readonly column: Said }[],
  reading: Reading,
): { lists: { first: Said[]; second: Said[] }; key: AnswerKey | null } {
  const columns: Said[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (column: Said) => {
    const form = comparableForm(column.en);
    const known = numbers.get(form);
    if (known !== undefined) return known;
    columns.push(column);
    numbers.set(form, columns.length);
    return columns.length;
  };
  const matched = pairs.map(({ row, column }) => ({ row, column: numberOf(column) }));
  const rows = matched.filter(({ row }) => !isBlank(row.en));
  if (rows.length > 6 || columns.length > 6)
    reading.at('Question').problem('GRID_TOO_LARGE', { rows: rows.length, columns: columns.length });
  else if (rows.length < 2 || columns.length < 2) reading.at('Question').problem('GRID_TOO_SMALL');
  const fits = rows.length >= 2 && rows.length <= 6 && columns.length >= 2 && columns.length <= 6;
  return {
    lists: { first: rows.slice(0, 6).map(({ row }) => row), second: columns.slice(0, 6) },
    key: fits ? { kind: 'matrix', rows: rows.map(({ column }) => [column]) } : null,
  };
}

/** The answers of the rows, one after the other, name every column in its order: so they are found again when the pairs are read. */
export const inOrder = (rows: readonly (readonly number[])[], columns: number): boolean => {
  const seen = [...new Set(rows.flat())];
  return seen.length === columns && seen.every((column, i) => column === i + 1);
};

export const rubricOf = (modelAnswer: RichTextDoc = blankDoc): AnswerKey => ({
  kind: 'rubric',
  modelAnswer,
  criteria: [],
});

const typesOf: Readonly<Record<string, readonly QuestionType[]>> = {
  choice: ['SINGLE', 'MULTIPLE'],
  number: ['FILL-BLANK-NUMBER', 'INTEGER', 'DECIMAL'],
  text: ['FILL-BLANK-TEXT'],
  matrix: ['MATRIX'],
  rubric: ['SUBJECTIVE-SHORT', 'SUBJECTIVE-MEDIUM', 'SUBJECTIVE-LONG'],
};

/** What the tags of our own export say more exactly: the type, where the key allows it, rounding and letter case. */
export function withTags<P extends { readonly type: QuestionType; readonly key: AnswerKey | null }>(
  read: P,
  tags: ReadTags,
): P & Pick<ReadTags, 'difficulty' | 'pastExams' | 'tags'> {
  const { difficulty, pastExams, tags: names } = tags;
  const key =
    read.key?.kind === 'number' && tags.decimals !== undefined
      ? { ...read.key, decimals: tags.decimals }
      : read.key?.kind === 'text' && tags.exactCase
        ? { ...read.key, caseSensitive: true }
        : read.key;
  const isOwn = read.type === 'ASSERTION-REASON' || read.type === 'MATCH-LIST';
  const fits = tags.type !== undefined && key !== null && !isOwn && typesOf[key.kind]?.includes(tags.type);
  const oneOnly = key?.kind === 'choice' && key.accepted.some((set) => set.length > 1);
  return {
    ...read,
    key,
    difficulty,
    pastExams,
    tags: names,
    ...(fits && !(tags.type === 'SINGLE' && oneOnly) && { type: tags.type }),
  };
}
