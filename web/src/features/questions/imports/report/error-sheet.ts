import type { ImportRow, RowProblem } from '@abhyas/contract/questions/imports';
import { inOrder } from './row-lines.ts';

interface Heads {
  readonly row: string;
  readonly line: string;
  readonly wrong: string;
}

/** Begins the way a spreadsheet takes for a formula; plain numbers (`-92`) stay numbers. */
const RISKY = /^'*[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const guarded = (cell: string) => (RISKY.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * The refused rows as a CSV file with what is wrong in each, to fix in a spreadsheet. `textOf` says a problem in the
 * page's language. No cell of it can run as a formula.
 */
export function errorSheet(rows: readonly ImportRow[], heads: Heads, textOf: (problem: RowProblem) => string): string {
  const columns = inOrder(new Set(rows.flatMap((row) => Object.keys(row.cells))));
  const lines = rows.map((row) => [
    String(row.row),
    row.line === null ? '' : String(row.line),
    ...columns.map((column) => row.cells[column] ?? ''),
    row.problems
      .map((problem) => (problem.column ? `${problem.column}: ${textOf(problem)}` : textOf(problem)))
      .join('\n'),
  ]);
  return [[heads.row, heads.line, ...columns, heads.wrong], ...lines]
    .map((cells) => cells.map((cell) => quoted(guarded(cell))).join(','))
    .join('\r\n');
}
