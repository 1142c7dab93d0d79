import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import { RowIntake, SheetError, type SheetLimits } from './sheet.ts';

const RECORD_CHARACTERS = 4_000_000;

/** Reads comma, semicolon or tab separated text. Bytes that are no UTF-8 become U+FFFD, so that only their rows suffer. */
export function readCsv(bytes: Uint8Array, intake: RowIntake, limits: SheetLimits): void {
  const text = asUtf8(bytes);
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

function asUtf8(bytes: Uint8Array): Buffer {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return Buffer.from(new TextDecoder('utf-16le').decode(buffer));
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return Buffer.from(new TextDecoder('utf-16be').decode(buffer));
  return isUtf8(buffer) ? buffer : Buffer.from(new TextDecoder('utf-8').decode(buffer));
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
