import type { FileFormat } from '@abhyas/contract/questions/formats';
import { readAiken } from './aiken/read-aiken.ts';
import { decodeText } from './decode-text.ts';
import type { ReadCells, ReadItem } from './exchange.ts';
import { FileProblem } from './file-problem.ts';
import { readGift } from './gift/read-gift.ts';
import { readJson } from './json/read-json.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import { openZip } from './open-zip.ts';
import { readQtiFile, readQtiPackage } from './qti/read-qti.ts';
import { readWord } from './word/read-word.ts';
import { XmlError } from './xml/read-xml.ts';

/** Formats that are no spreadsheets. */
export type BookFormat = Exclude<FileFormat, 'csv' | 'xlsx'>;

export interface BookLimits {
  readonly items: number;
  readonly unpackedBytes: number;
  readonly milliseconds: number;
  readonly memoryMb: number;
}
export const usualBookLimits: BookLimits = {
  items: 50_000,
  unpackedBytes: 150_000_000,
  milliseconds: 60_000,
  memoryMb: 512,
};

/** Reads a file of any other format than a spreadsheet. Throws FileProblem where the file as a whole cannot be read. Pure but for ids of pictures. */
export async function readFile(
  bytes: Uint8Array,
  format: BookFormat,
  limits: BookLimits,
): Promise<(ReadItem | ReadCells)[]> {
  let items: (ReadItem | ReadCells)[];
  try {
    items = await read(bytes, format, limits);
  } catch (error) {
    if (error instanceof XmlError) throw new FileProblem(error.code, { line: error.line });
    throw error;
  }
  if (items.length === 0) throw new FileProblem('FILE_NO_QUESTIONS');
  if (items.length > limits.items) throw new FileProblem('FILE_TOO_MANY', { allowed: limits.items });
  return items;
}

async function read(bytes: Uint8Array, format: BookFormat, limits: BookLimits): Promise<(ReadItem | ReadCells)[]> {
  if (format === 'docx') return readWord(openZip(bytes, limits.unpackedBytes));
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip) return readQtiPackage(openZip(bytes, limits.unpackedBytes));
  const { text } = decodeText(bytes);
  switch (format) {
    case 'json':
      return readJson(text);
    case 'gift':
      return readGift(text);
    case 'moodle':
      return readMoodle(text);
    case 'aiken':
      return readAiken(text);
    case 'qti21':
    case 'qti30':
      return readQtiFile(text);
  }
}
