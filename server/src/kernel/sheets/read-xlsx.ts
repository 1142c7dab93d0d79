import readSheets, { readSheet } from 'read-excel-file/universal';
import { plainHeading, TITLE_ROWS } from '@abhyas/contract/sheet-checks/match-columns';
import { type Drawings, type RowIntake, SheetError, type SheetLimits } from './sheet.ts';
import { withScripts } from './xlsx-beside.ts';
import { drawingsOf } from './xlsx-pictures.ts';
import { listZip, unpackEntry, type ZipEntry } from './zip-directory.ts';

const MOST_CELLS = 5_000_000;

/** Reads the first sheet, or every sheet where headings are known, of an .xlsx file, after making sure that unpacking it cannot hurt. */
export async function readXlsx(bytes: Uint8Array, intake: RowIntake, limits: SheetLimits): Promise<void> {
  const entries = checkArchive(bytes, limits);
  let sheets: readonly (readonly (readonly unknown[])[])[];
  const how = { trim: false, parseNumber: writeNumber };
  try {
    const { buffer } = new Uint8Array(limits.scripts ? withScripts(bytes, entries) : bytes);
    sheets = limits.headings
      ? (await readSheets(buffer, how)).map(({ data }) => data)
      : [await readSheet(buffer, 1, how)];
  } catch (error) {
    if (error instanceof RangeError) throw new SheetError('SHEET_TOO_LARGE');
    throw new SheetError('SHEET_BROKEN');
  }
  const drawings = limits.pictureBytes === undefined ? [] : drawingsOf(bytes, entries, limits.pictureBytes);
  for (const [at, rows] of sheets.entries()) {
    takeSheet(rows, drawings[at] ?? new Map(), intake);
    intake.finish();
  }
}

/** A sheet behind the first may have its columns in another order; those that the first has not stand behind the others. */
function takeSheet(rows: readonly (readonly unknown[])[], drawings: Drawings, intake: RowIntake): void {
  const last = rows.findLastIndex((row) => row.some((cell) => writeCell(cell).trim() !== '')) + 1;
  intake.drawOver(belowMoved(drawings, last));
  const known = intake.header;
  let order: readonly number[] | undefined;
  rows.forEach((row, index) => {
    const pictured = drawings.get(index + 1)?.inside;
    const cells = row.map((cell, column) => (pictured?.includes(column) ? '' : writeCell(cell)));
    if (!known) return intake.take(index + 1, cells, true);
    if (!order && index < TITLE_ROWS && intake.isHeader(cells)) {
      order = orderOf(known, cells);
      intake.drawOver(belowMoved(reordered(drawings, order), last), index + 1);
      return;
    }
    intake.take(index + 1, order ? order.map((at) => cells[at] ?? '') : cells, true);
  });
}

/** What lies below the last row, or over no cell, is said of that row, without its pictures: whose they are nobody knows. */
function belowMoved(drawings: Drawings, last: number): Drawings {
  const below = [...drawings.keys()].some((line) => line === 0 || line > last);
  return below
    ? new Map([...drawings, [last, { pictures: drawings.get(last)?.pictures ?? [], lost: true }]])
    : drawings;
}

const reordered = (drawings: Drawings, order: readonly number[]): Drawings =>
  new Map(
    [...drawings].map(([line, { pictures, lost }]) => [
      line,
      { lost, pictures: pictures.map((picture) => ({ ...picture, column: order.indexOf(picture.column) })) },
    ]),
  );

function orderOf(known: readonly string[], header: readonly string[]): number[] {
  const plain = header.map(plainHeading);
  const found = known.map((name) => plain.indexOf(plainHeading(name)));
  return [...found, ...plain.flatMap((name, at) => (name === '' || found.includes(at) ? [] : [at]))];
}

/** Declared and real sizes of every part that will be unpacked, and the area of every sheet: empty cells are not stored, but made when it is read. */
function checkArchive(bytes: Uint8Array, limits: SheetLimits): ZipEntry[] {
  const entries = listZip(bytes);
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new SheetError('SHEET_TYPE', { found: 'zip' });
  const parts = entries.filter(({ name }) => name.endsWith('.xml') || name.endsWith('.xml.rels'));
  if (parts.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) > limits.unzippedBytes) {
    throw new SheetError('SHEET_TOO_LARGE', { allowed: limits.unzippedBytes });
  }
  for (const part of parts) {
    const content = unpackEntry(bytes, part);
    // What a DOCTYPE defines is never resolved; no spreadsheet program writes one.
    if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY')) throw new SheetError('SHEET_BROKEN');
    if (part.name.includes('/worksheets/')) checkArea(content.toString('latin1'), limits);
  }
  return entries;
}

const CELL = /<(?:\w+:)?c\b([^>]*)>/g;
const ADDRESS = /\br\s*=\s*["']([A-Z]{1,9})(\d{1,9})["']/i;
const ROW_NUMBER = /<(?:\w+:)?row\b[^>]*?\br\s*=\s*["'](\d+)["']/g;

function checkArea(xml: string, limits: SheetLimits): void {
  let lastRow = 0;
  let lastColumn = 0;
  for (const [, number] of xml.matchAll(ROW_NUMBER)) {
    if (Number(number) > 1_048_576) throw new SheetError('SHEET_BROKEN');
  }
  for (const [, attributes = ''] of xml.matchAll(CELL)) {
    if (attributes.endsWith('/')) continue;
    const [, letters = 'A', row = '1'] = ADDRESS.exec(attributes) ?? [];
    lastRow = Math.max(lastRow, Number(row));
    lastColumn = Math.max(lastColumn, columnNumber(letters));
  }
  if (lastRow * lastColumn <= MOST_CELLS) return;
  if (lastColumn > limits.columns)
    throw new SheetError('SHEET_TOO_MANY_COLUMNS', { columns: lastColumn, allowed: limits.columns });
  throw new SheetError('SHEET_TOO_MANY_ROWS', { allowed: limits.rows });
}

const columnNumber = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function writeCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (cell instanceof Date) return writeDate(cell);
  return String(cell);
}

/** Sheets store days since 1900 as floats: seconds are as fine as they are meant. */
function writeDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const iso = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19);
}

/** A stored number as the sheet shows it: 15 significant digits (`0.30000000000000004` is 0.3), never with an exponent. */
export function writeNumber(stored: string): string {
  if (/^-?[1-9]\d{0,14}$/.test(stored)) return stored;
  const number = Number(stored);
  if (!Number.isFinite(number)) return stored;
  const [digits = '0', exponent = '0'] = number.toPrecision(15).replace(/e\+?/, 'e').split('e');
  return shiftPoint(digits, Number(exponent));
}

function shiftPoint(digits: string, exponent: number): string {
  const sign = digits.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.');
  const point = whole.length + exponent;
  const all = (whole + fraction)
    .padStart(whole.length + fraction.length + Math.max(0, 1 - point), '0')
    .padEnd(Math.max(0, point), '0');
  const at = Math.max(point, 1);
  const rest = all.slice(at).replace(/0+$/, '');
  const front = all.slice(0, at).replace(/^0+(?=\d)/, '');
  return rest === '' ? (front === '0' ? '0' : sign + front) : `${sign}${front}.${rest}`;
}
