import { stringify } from 'csv-stringify/sync';
import { guardCell } from './formula-guard.ts';

type Rows = readonly (readonly (string | number | null)[])[];

/** Rows as a .csv file that spreadsheets open safely: UTF-8 with BOM, CRLF, texts that look like formulas guarded (undone on import). */
export const writeCsv = (rows: Rows): string => lines(rows, true);

/** More rows of a file that `writeCsv` began. */
export const continueCsv = (rows: Rows): string => lines(rows, false);

function lines(rows: Rows, bom: boolean): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : (cell ?? ''))));
  return stringify(cells, { bom, record_delimiter: 'windows', quoted_match: /[\r\n;\t]/ });
}
