import writeXlsxFile from 'write-excel-file/node';
import { guardCell } from './formula-guard.ts';

/** The media type of such files. */
export const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface WorkbookSheet {
  /** At most 31 signs. */
  readonly name: string;
  /** The headings of the columns, and how wide each is, in signs. */
  readonly columns: readonly { readonly name: string; readonly width: number }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/**
 * A small .xlsx file of several sheets with frozen heads, in which numbers are numbers. Texts that look like formulas are guarded, as in
 * `writeXlsx`, so that they stay texts when somebody saves a sheet as .csv.
 */
export function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Buffer> {
  return writeXlsxFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: columns.map(({ width }) => ({ width })),
      data: [
        columns.map((column) => ({ value: column.name, type: String, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : cell))),
      ],
    })),
  ).toBuffer();
}
