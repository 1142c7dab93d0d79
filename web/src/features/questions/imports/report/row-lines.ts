import type { ImportRow, RowProblem } from '@abhyas/contract/questions/imports';

/** One line of the report: a row has as many as it has problems, and one when it has none. */
export interface RowLine {
  readonly key: string;
  readonly row: ImportRow;
  /** First line of its row. */
  readonly first: boolean;
  readonly column: string;
  /** What the file has there; undefined when the row as a whole is meant. */
  readonly cell: string | undefined;
  readonly problem: RowProblem | undefined;
}

const STEM = 'Question';

/** The columns of the import in the order of spec §3: replies do not keep it. */
const columns = [
  STEM,
  'Difficulty level',
  ...[1, 2, 3, 4, 5, 6].map((option) => `Answer Option ${option}`),
  'Correct Response',
  'Explanation',
  'Past exams(mmm-yyyy)',
  'Knowledge Area',
];

/** Names of columns in the order of the file format; unknown ones come last. */
export const inOrder = (names: Iterable<string>): readonly string[] => {
  const place = (name: string) => (columns.includes(name) ? columns.indexOf(name) : columns.length);
  return [...names].sort((a, b) => place(a) - place(b));
};

/** The lines of the report in the order of the file. */
export function linesOf(rows: readonly ImportRow[]): readonly RowLine[] {
  return rows.flatMap((row) => {
    const problems: readonly (RowProblem | undefined)[] = row.problems.length > 0 ? row.problems : [undefined];
    return problems.map((problem, i) => {
      const column = problem ? problem.column : STEM;
      return {
        key: `${row.row}-${i}`,
        row,
        first: i === 0,
        column,
        cell: column === '' ? undefined : (row.cells[column] ?? ''),
        problem,
      };
    });
  });
}

/** The knowledge area that nobody knows, as the file names it: where it can be placed, every row that names it is. */
export function unknownArea({ row, problem }: RowLine): string | undefined {
  if (problem?.code !== 'KNOWLEDGE_AREA_UNKNOWN' && problem?.code !== 'KNOWLEDGE_AREA_AMBIGUOUS') return undefined;
  return row.cells[problem.column]?.trim() || undefined;
}
