import type { FileFormat } from '@abhyas/contract/questions/formats';
import type { PaperPattern, PaperSeen } from '@abhyas/contract/questions/paper-pattern';
import { decodeText } from '../../../kernel/text/decode-text.ts';
import { withCleanTexts } from './clean-texts.ts';
import type { ReadCells, ReadItem } from './exchange.ts';
import { FileProblem } from './file-problem.ts';
import { openZip } from './open-zip.ts';
import { XmlError } from '../../../kernel/xml/read-xml.ts';

/** Formats that are no spreadsheets. */
export type BookFormat = Exclude<FileFormat, 'csv' | 'xlsx'>;

export interface BookLimits {
  readonly items: number;
  readonly unpackedBytes: number;
  /** Pictures of all questions together. */
  readonly pictureBytes: number;
  readonly milliseconds: number;
  readonly memoryMb: number;
}
export const usualBookLimits: BookLimits = {
  items: 50_000,
  unpackedBytes: 150_000_000,
  pictureBytes: 100_000_000,
  milliseconds: 60_000,
  memoryMb: 512,
};

export interface FileRead {
  readonly items: readonly (ReadItem | ReadCells)[];
  /** Undefined for an archive: each of its parts says it for itself. */
  readonly encoding: string | undefined;
  /** Of an ordinary paper of Word. */
  readonly paper?: PaperSeen;
}

/** Reads a file of any other format than a spreadsheet. Throws FileProblem where the file as a whole cannot be read. Pure but for ids of pictures. */
export async function readFile(
  bytes: Uint8Array,
  format: BookFormat,
  limits: BookLimits,
  pattern?: PaperPattern,
): Promise<FileRead> {
  let found: FileRead;
  try {
    found = await read(bytes, format, limits, pattern);
  } catch (error) {
    if (error instanceof XmlError) throw new FileProblem(error.code, { line: error.line });
    throw error;
  }
  const { items, ...more } = found;
  if (items.length === 0) throw new FileProblem('FILE_NO_QUESTIONS');
  if (items.length > limits.items) throw new FileProblem('FILE_TOO_MANY', { allowed: limits.items });
  return { items: items.map(withCleanTexts), ...more };
}

async function read(
  bytes: Uint8Array,
  format: BookFormat,
  limits: BookLimits,
  pattern?: PaperPattern,
): Promise<FileRead> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (format === 'docx' || isZip) {
    const zip = openZip(bytes, limits.unpackedBytes);
    const found =
      format === 'docx'
        ? await (await import('./word/read-word.ts')).readWord(zip, pattern)
        : { items: (await import('./qti/read-qti.ts')).readQtiPackage(zip) };
    return { ...found, encoding: undefined };
  }
  const { text, encoding } = decodeText(bytes);
  return { items: await readText(text, format), encoding };
}

/** Each reader comes with its own parsers: only the one that is asked for is loaded. */
async function readText(text: string, format: Exclude<BookFormat, 'docx'>): Promise<readonly ReadItem[]> {
  switch (format) {
    case 'json':
      return (await import('./json/read-json.ts')).readJson(text);
    case 'gift':
      return (await import('./gift/read-gift.ts')).readGift(text);
    case 'moodle':
      return (await import('./moodle/read-moodle.ts')).readMoodle(text);
    case 'aiken':
      return (await import('./aiken/read-aiken.ts')).readAiken(text);
    case 'qti21':
    case 'qti30':
      return (await import('./qti/read-qti.ts')).readQtiFile(text);
  }
}
