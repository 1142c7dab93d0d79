import type { RowProblem } from '@abhyas/contract/questions/imports';
import { rowProblem } from './row-problems.ts';

/** Spec §3: the columns of the question import, by what they mean. */
export const columnNames = {
  question: 'Question',
  difficulty: 'Difficulty level',
  option1: 'Answer Option 1',
  option2: 'Answer Option 2',
  option3: 'Answer Option 3',
  option4: 'Answer Option 4',
  option5: 'Answer Option 5',
  option6: 'Answer Option 6',
  correct: 'Correct Response',
  explanation: 'Explanation',
  pastExams: 'Past exams(mmm-yyyy)',
  area: 'Knowledge Area',
} as const;
/** Columns that a file may have besides, for the types that the twelve do not hold. `Question Type` says how the Correct Response is read. */
export const moreColumnNames = {
  type: 'Question Type',
  list1: 'List I',
  list2: 'List II',
  assertion: 'Assertion',
  reason: 'Reason',
  modelAnswer: 'Model Answer',
  tags: 'Tags',
  group: 'Group',
  passage: 'Passage',
} as const;
export const allColumnNames = { ...columnNames, ...moreColumnNames };
type SpecColumn = keyof typeof columnNames;
export type Column = keyof typeof allColumnNames;
export const optionColumns = [
  'option1',
  'option2',
  'option3',
  'option4',
  'option5',
  'option6',
] as const satisfies readonly Column[];

/** Columns whose cells can hold marks, lists and pictures. */
export const richColumns: ReadonlySet<Column> = new Set<Column>([
  'question',
  ...optionColumns,
  'explanation',
  'assertion',
  'reason',
  'modelAnswer',
]);

/** Where each column stands in the file. */
export type Columns = Readonly<Record<SpecColumn, number>> & Readonly<Partial<Record<Column, number>>>;
/** Every column in the order in which rows are kept. */
export const keptColumns = Object.fromEntries(Object.keys(allColumnNames).map((column, i) => [column, i])) as Readonly<
  Record<Column, number>
>;

const plain = (name: string) => name.replaceAll(/[\s\uFEFF]+/g, '').toLowerCase();
const byPlainName = new Map(
  (Object.keys(allColumnNames) as Column[]).map((column) => [plain(allColumnNames[column]), column]),
);

/** Finds the columns whatever their order, letter case and spaces; the twelve must be there once, and none that nobody knows. */
export function readHeader(header: readonly string[]): { columns: Columns } | { problem: RowProblem } {
  const found = header.map((name) => byPlainName.get(plain(name)));
  const missing = (Object.keys(columnNames) as SpecColumn[])
    .filter((column) => !found.includes(column))
    .map((column) => columnNames[column]);
  if (missing.length > 0)
    return { problem: rowProblem(missing[0] as string, 'COLUMN_MISSING', { names: missing.join(', ') }) };
  const repeated = found.find((column, i) => column !== undefined && found.indexOf(column) !== i);
  if (repeated)
    return { problem: rowProblem(allColumnNames[repeated], 'COLUMN_REPEATED', { names: allColumnNames[repeated] }) };
  const unknown = header.filter((_name, i) => found[i] === undefined);
  if (unknown.length > 0)
    return { problem: rowProblem(unknown[0]?.trim() ?? '', 'COLUMN_UNKNOWN', { names: unknown.join(', ') }) };
  return { columns: Object.fromEntries(found.map((column, i) => [column, i])) as Record<SpecColumn, number> };
}

/** The column in each place of the file. */
export const columnsIn = (columns: Columns): readonly (Column | undefined)[] => {
  const places: (Column | undefined)[] = [];
  for (const [column, at] of Object.entries(columns) as [Column, number][]) places[at] = column;
  return places;
};
