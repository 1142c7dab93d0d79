import type { FileFormat } from '@abhyas/contract/questions/formats';
import { SheetError } from '../../../kernel/sheets/sheet.ts';
import { sheetKind } from '../../../kernel/sheets/sheet-kind.ts';
import { listZip } from '../../../kernel/sheets/zip-directory.ts';
import { decodeText } from '../../../kernel/text/decode-text.ts';
import { OWN_FORMAT } from './json/own-json.ts';

/** How a file may be called that holds this format. QTI comes as a package or as one item. */
const endings: Readonly<Record<FileFormat, readonly string[]>> = {
  xlsx: ['.xlsx'],
  csv: ['.csv', '.tsv'],
  json: ['.json', '.txt'],
  gift: ['.gift', '.txt'],
  moodle: ['.xml', '.txt'],
  qti21: ['.zip', '.xml', '.imscc'],
  qti30: ['.zip', '.xml', '.imscc'],
  aiken: ['.txt', '.aiken'],
  docx: ['.docx'],
};
const SAMPLE = 200_000;

/**
 * Tells by content what a file is; undefined where it is nothing that we read, or where its name says something else. A file of the right
 * name that is broken inside keeps the format of its name: its report says what is wrong.
 */
export function formatKind(bytes: Uint8Array, fileName: string): FileFormat | undefined {
  const ending = /\.[^.]*$/.exec(fileName.toLowerCase())?.[0] ?? '';
  const found = lookInside(bytes, ending);
  return found !== undefined && endings[found].includes(ending) ? found : undefined;
}

function lookInside(bytes: Uint8Array, ending: string): FileFormat | undefined {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return archiveKind(bytes, ending);
  const text = isText(bytes) ? decodeText(bytes.subarray(0, SAMPLE)).text.trimStart() : undefined;
  if (text?.startsWith('<')) return markupKind(text);
  if (text?.startsWith('{') && (ending === '.json' || text.includes(`"${OWN_FORMAT}"`))) return 'json';
  if (text !== undefined && ending !== '.csv' && ending !== '.tsv') {
    if (/^[ \t]*ANSWER[ \t]*:/im.test(text)) return 'aiken';
    if (ending === '.gift' || (ending === '.txt' && hasAnswers(text))) return 'gift';
  }
  return sheetOf(bytes, ending);
}

/** Kind of a spreadsheet; a broken one of the right name is taken in. */
function sheetOf(bytes: Uint8Array, ending: string): 'csv' | 'xlsx' | undefined {
  try {
    return sheetKind(bytes);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    if (error.code === 'SHEET_TYPE') return undefined;
    return ending === '.xlsx' ? 'xlsx' : ending === '.csv' ? 'csv' : undefined;
  }
}

function archiveKind(bytes: Uint8Array, ending: string): FileFormat | undefined {
  let names: string[];
  try {
    names = listZip(bytes).map(({ name }) => name);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return ending === '.docx' ? 'docx' : ending === '.zip' ? 'qti21' : ending === '.xlsx' ? 'xlsx' : undefined;
  }
  if (names.includes('xl/workbook.xml')) return 'xlsx';
  if (names.includes('word/document.xml')) return 'docx';
  return names.includes('imsmanifest.xml') || ending === '.zip' ? 'qti21' : sheetOf(bytes, ending);
}

/** The test or the manifest of a QTI package by itself: it names questions that stand in other files. */
export function isPackagePart(bytes: Uint8Array): boolean {
  if (!isText(bytes)) return false;
  const root = rootOf(decodeText(bytes.subarray(0, SAMPLE)).text.trimStart());
  return root !== undefined && /^(?:manifest|(?:qti-)?assessment-?(?:test|section|stimulus))$/i.test(root);
}

const rootOf = (text: string) => /^<(?:[\w.-]{1,100}:)?([\w-]{1,100})[\s/>]/.exec(text.slice(startOfRoot(text)))?.[1];

function markupKind(text: string): FileFormat | undefined {
  const root = rootOf(text);
  if (root === 'quiz') return 'moodle';
  if (root === 'assessmentItem') return 'qti21';
  return root === 'qti-assessment-item' ? 'qti30' : undefined;
}

/** Behind declarations, comments and a DOCTYPE: what it defines is refused by the reader, by name. */
function startOfRoot(text: string): number {
  for (let at = 0; ;) {
    while (/\s/.test(text[at] ?? '')) at++;
    const end = text.startsWith('<?', at)
      ? text.indexOf('?>', at) + 2
      : text.startsWith('<!--', at)
        ? text.indexOf('-->', at) + 3
        : text.slice(at, at + 9).toUpperCase() === '<!DOCTYPE'
          ? endOfDoctype(text, at)
          : at;
    if (end <= at) return at;
    at = end;
  }
}

function endOfDoctype(text: string, from: number): number {
  const close = text.indexOf('>', from);
  const definitions = text.indexOf('[', from);
  if (definitions < 0 || definitions > close) return close + 1;
  const end = text.indexOf(']', definitions);
  return end < 0 ? 0 : text.indexOf('>', end) + 1;
}

/** A pair of brackets that no backslash escapes. */
function hasAnswers(text: string): boolean {
  const open = /(?<!\\)\{/.exec(text);
  return open !== null && /(?<!\\)\}/.test(text.slice(open.index));
}

/** UTF-16 has zeros beside its letters; any other zero is no text. */
function isText(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true;
  return !decodeText(bytes.subarray(0, 4096)).text.includes('\0');
}
