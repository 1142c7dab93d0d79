import { hasOneAnswer, keyKinds } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, QuestionType, Response } from '@abhyas/contract/questions/shapes';

/** One answer while it is written down: chosen options, chosen cells of a grid, or what was typed. */
export interface AnswerDraft {
  readonly options: readonly number[];
  readonly rows: readonly (readonly number[])[];
  readonly typed: string;
}
export const emptyDraft: AnswerDraft = { options: [], rows: [], typed: '' };

const range = /^(-?\d+(?:\.\d+)?)(?:\s*(?:to|–|\.\.|से)\s*(-?\d+(?:\.\d+)?))?$/;

/** Chooses or leaves an option; of a question with one right answer the new one alone stays. */
export function toggleOption(type: QuestionType, { options, ...rest }: AnswerDraft, option: number): AnswerDraft {
  if (hasOneAnswer(type)) return { ...rest, options: [option] };
  return {
    ...rest,
    options: options.includes(option)
      ? options.filter((one) => one !== option)
      : [...options, option].toSorted((a, b) => a - b),
  };
}

/** Chooses or leaves a cell of a grid. */
export function toggleCell({ rows, ...rest }: AnswerDraft, row: number, column: number): AnswerDraft {
  const filled = Array.from({ length: Math.max(rows.length, row + 1) }, (_, at) => rows[at] ?? []);
  return {
    ...rest,
    rows: filled.map((columns, at) =>
      at !== row
        ? columns
        : columns.includes(column)
          ? columns.filter((one) => one !== column)
          : [...columns, column].toSorted((a, b) => a - b),
    ),
  };
}

/** The draft as a key like the published one; undefined while it says nothing that can be one. */
export function keyOf(type: QuestionType, draft: AnswerDraft, published: AnswerKey): AnswerKey | undefined {
  const { options, rows, typed } = draft;
  switch (keyKinds[type]) {
    case 'choice':
      return options.length > 0 ? { kind: 'choice', accepted: [[...options]] } : undefined;
    case 'matrix':
      return rows.length > 0 && rows.every((columns) => columns.length > 0)
        ? { kind: 'matrix', rows: rows.map((columns) => [...columns]) }
        : undefined;
    case 'number': {
      const [, from, to] = range.exec(typed.trim().replaceAll('−', '-')) ?? [];
      const decimals = published.kind === 'number' ? published.decimals : undefined;
      return from === undefined
        ? undefined
        : { kind: 'number', accepted: [{ from, to: to ?? from }], ...(decimals !== undefined && { decimals }) };
    }
    case 'text':
      return typed.trim() === ''
        ? undefined
        : {
            kind: 'text',
            accepted: [typed.trim()],
            caseSensitive: published.kind === 'text' && published.caseSensitive,
          };
    default:
      return undefined;
  }
}

/** A key as the draft that it was written down as. */
export function draftOf(key: AnswerKey): AnswerDraft {
  switch (key.kind) {
    case 'choice':
      return { ...emptyDraft, options: key.accepted[0] ?? [] };
    case 'matrix':
      return { ...emptyDraft, rows: key.rows };
    case 'number': {
      const [{ from, to } = { from: '', to: '' }] = key.accepted;
      return { ...emptyDraft, typed: from === to ? from : `${from} to ${to}` };
    }
    case 'text':
      return { ...emptyDraft, typed: key.accepted[0] ?? '' };
    default:
      return emptyDraft;
  }
}

/** The draft as a student would have given it; undefined while it says nothing. */
export function responseOf(type: QuestionType, { options, rows, typed }: AnswerDraft): Response | undefined {
  switch (keyKinds[type]) {
    case 'choice':
      return options.length > 0 ? { options: [...options] } : undefined;
    case 'matrix':
      return rows.some((columns) => columns.length > 0) ? { rows: rows.map((columns) => [...columns]) } : undefined;
    case 'number': {
      const number = typed.trim().replaceAll('−', '-');
      return /^-?(\d+\.?\d*|\.\d+)$/.test(number) ? { number } : undefined;
    }
    case 'text':
      return typed.trim() === '' ? undefined : { text: typed.trim() };
    default:
      return undefined;
  }
}
