import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from '../text/decode-text.ts';
import { RowIntake, SheetError, type SheetLimits } from './sheet.ts';

const RECORD_CHARACTERS = 4_000_000;

/** Reads comma, semicolon or tab separated text in the encoding that it is in. Bytes of a line that are broken become U+FFFD: only its row suffers. */
export function readCsv(bytes: Uint8Array, intake: RowIntake, limits: SheetLimits): void {
  const { text: decoded, encoding } = decodeText(bytes, { rows: true });
  intake.encoding = encoding;
  const text = Buffer.from(decoded);
  const options = {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: Math.max(RECORD_CHARACTERS, limits.cellCharacters * 2),
    on_record: (cells: string[], { lines }: { lines: number }) => {
      intake.take(lines - lineBreaksIn(cells), cells, false);
      return null;
    },
  };
  try {
    parse(text, options);
  } catch (error) {
    if (error instanceof CsvError) throw new SheetError('SHEET_BROKEN', { line: Number(error['lines'] ?? 0) });
    throw error;
  }
}

/** The sign that stands most often outside quotes in the first line that has text. */
function delimiterOf(text: Buffer): string {
  const start = text
    .subarray(0, 65_536)
    .toString('utf8')
    .replace(/^\uFEFF?\s*/, '');
  const unquoted = start.replaceAll(/"(?:[^"]|"")*"/g, '');
  const line = unquoted.slice(0, unquoted.search(/[\r\n]|$/));
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const lineBreaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);
