import { stringify } from 'csv-stringify/sync';
import { guardCell } from './formula-guard.ts';

/** Rows as a .csv file that spreadsheets open safely: UTF-8 with BOM, CRLF, texts that look like formulas guarded (undone on import). */
export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : (cell ?? ''))));
  return stringify(cells, { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n;\t]/ });
}
