import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { emptyDoc, trimmedDoc } from './documents.ts';
import { newKey } from './new-key.ts';

/** The lists that a grid stands on, as ids in their order. */
export interface GridIds {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** One line of a rubric while it is edited. */
export interface CriterionForm {
  readonly id: string;
  readonly text: string;
  readonly marks: string;
}

/** The right columns by row, and what a person marks by. */
export interface GridKeyForm {
  readonly rows: Readonly<Record<string, readonly string[]>>;
  readonly modelAnswer: RichTextDoc;
  readonly criteria: readonly CriterionForm[];
}

export const emptyCriterion = (): CriterionForm => ({ id: newKey(), text: '', marks: '1' });
export const emptyGridKey = (): GridKeyForm => ({ rows: {}, modelAnswer: emptyDoc, criteria: [] });

export function readRows(rows: readonly (readonly number[])[], ids: GridIds): GridKeyForm['rows'] {
  return Object.fromEntries(
    rows.map((columns, i) => [ids.rows[i] ?? '', columns.flatMap((column) => ids.columns[column - 1] ?? [])]),
  );
}

export const readCriteria = (criteria: readonly { text: string; marks: number }[]): CriterionForm[] =>
  criteria.map(({ text, marks }) => ({ id: newKey(), text, marks: String(marks) }));

/** Chooses a cell of the grid, or takes it back. */
export function markCell<K extends GridKeyForm>(key: K, row: string, column: string): K {
  const chosen = key.rows[row] ?? [];
  const columns = chosen.includes(column) ? chosen.filter((one) => one !== column) : [...chosen, column];
  return { ...key, rows: { ...key.rows, [row]: columns } };
}

/** The right columns of each row, numbered. */
export const numberedRows = (rows: GridKeyForm['rows'], ids: GridIds): number[][] =>
  ids.rows.map((row) => ids.columns.flatMap((column, i) => (rows[row]?.includes(column) ? [i + 1] : [])));

export function writeRows(form: GridKeyForm, ids: GridIds) {
  const rows = numberedRows(form.rows, ids);
  const empty = rows.flatMap((row, i) => (row.length === 0 ? [i] : []));
  if (empty.length > 0)
    return { problems: Object.fromEntries(empty.map((i) => [`key.rows.${i}`, 'questions.kinds.problems.emptyRow'])) };
  return { key: { kind: 'matrix', rows } satisfies AnswerKey, problems: {} };
}

const mostMarks = 100;

export function writeRubric({ modelAnswer, criteria }: GridKeyForm) {
  const problems: Record<string, string> = {};
  const written = criteria.map(({ text, marks }, i) => {
    if (text.trim() === '') problems[`key.criteria.${i}.text`] = 'questions.kinds.problems.noCriterion';
    const worth = Number(marks);
    if (!/^\d+$/.test(marks.trim()) || worth < 1 || worth > mostMarks)
      problems[`key.criteria.${i}.marks`] = 'questions.kinds.problems.marks';
    return { text: text.trim(), marks: worth };
  });
  if (Object.keys(problems).length > 0) return { problems };
  const key = { kind: 'rubric', modelAnswer: trimmedDoc(modelAnswer), criteria: written } satisfies AnswerKey;
  return { key, problems };
}
