import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { madeFile } from '../made-files/made-file.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { bookItemKind } from './shapes.ts';

const ofBook = z.object({ bookId: id });
const read = partner('courses.read');

/** How a code came in: read by the camera on the page, typed, or opened as an address by the camera of the phone. */
export const scanWays = ['camera', 'typed', 'address'] as const;
export const scanWay = z.enum(scanWays);
export type ScanWay = z.infer<typeof scanWay>;

/** A line of a printed book, as strangers may know it. */
const codedLine = z.object({
  code: z.string(),
  kind: bookItemKind,
  number: z.string(),
  title: z.string(),
  printedPage: whole.nullable(),
  bookTitle: z.string(),
});
export type CodedLine = z.infer<typeof codedLine>;

export const scannedCode = codedLine.extend({
  bookId: id,
  chapter: z.object({ number: z.string(), title: z.string() }).nullable(),
  /** Of a question: its exercise. */
  exercise: z.object({ number: z.string(), title: z.string() }).nullable(),
  /** What opens; null: the line is no longer in the book. */
  target: z.object({ itemId: id, questionId: id.nullable() }).nullable(),
  /** visitor: nobody is signed in. closed: whoever is signed in does not have the book. */
  access: z.enum(['visitor', 'open', 'closed']),
});
export type ScannedCode = z.infer<typeof scannedCode>;

export const codeSheetFormats = ['pdf', 'svg'] as const;
export const codeSheetFormat = z.enum(codeSheetFormats);
export type CodeSheetFormat = z.infer<typeof codeSheetFormat>;
/** Days until a sheet is removed; it can be made again at any time. */
export const codeSheetDays = 7;
export const codeSheet = madeFile.extend({ format: codeSheetFormat, version: whole, askedAt: instant });
export type CodeSheet = z.infer<typeof codeSheet>;

/** Of how many days scans are reported. */
export const scanDays = ['7', '30', '365'] as const;
const MOST_SIGNS = 20;

export const bookCodes = {
  scanBookCode: post('/api/book-codes', {
    summary: 'What a printed code stands for, and that it was read; of an unknown code those that differ by one sign',
    access: 'public',
    /** way null: it was counted before, and its reader comes back from signing in. */
    body: z.object({ code: text(MOST_SIGNS), way: scanWay.nullable() }),
    reply: z.object({ found: scannedCode.nullable(), close: z.array(codedLine) }),
  }),
  listCodeSheets: get('/api/books/:bookId/code-sheets', {
    summary: 'Sheets of codes for the printer that were made and are still kept',
    access: read,
    params: ofBook,
    reply: z.object({ rows: z.array(codeSheet) }),
  }),
  makeCodeSheet: post('/api/books/:bookId/code-sheets', {
    summary: 'Has the codes of the published book made as one PDF, or as an archive with one SVG picture for each',
    access: partner('courses.write'),
    params: ofBook,
    body: z.object({ format: codeSheetFormat }),
    reply: z.object({ sheetId: id }),
    errors: ['BOOK_UNPUBLISHED'],
  }),
  showBookScans: get('/api/books/:bookId/scans', {
    summary: 'Which codes of a book were read, how often and when',
    access: read,
    params: ofBook,
    query: z.object({ days: z.enum(scanDays).default('30') }),
    reply: z.object({
      total: whole,
      signedIn: whole,
      ways: z.object({ camera: whole, typed: whole, address: whole }),
      days: z.array(z.object({ day: z.string(), scans: whole })),
      /** The lines that were read most. */
      lines: z.array(
        codedLine.omit({ bookTitle: true }).extend({
          itemId: id,
          /** Of a question: the number of its exercise. */
          exercise: z.string().nullable(),
          scans: whole,
          lastAt: instant,
        }),
      ),
    }),
  }),
};
