import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { madeFile } from '../made-files/made-file.ts';
import { setLetter } from './shapes.ts';

/** Files are kept so long after they were made. */
export const printKeptDays = 7;
/** So many files of one institute may wait to be made. */
export const printsAtOnce = 24;

export const printDocument = z.enum(['paper', 'key', 'solutions']);
export type PrintDocument = z.infer<typeof printDocument>;

/** How a paper is set on A4. */
export const printChoices = z.strictObject({
  /** The draft as it stands, instead of the published version; a paper that was never published is always its draft. */
  draft: z.boolean(),
  languages: z.enum(['en', 'hi', 'both']),
  /** Of two languages: beside each other in two columns, or Hindi below English. */
  arrangement: z.enum(['beside', 'below']),
  columns: z.union([z.literal(1), z.literal(2)]),
  /** large: for who needs large print, always one column. */
  size: z.enum(['usual', 'large']),
  /** Behind the text of every page; empty: nothing. */
  watermark: text(40),
  /** A line at the foot of every page that it may be used for rough work. */
  roughWork: z.boolean(),
  /** Solutions with the question before each. */
  withQuestions: z.boolean(),
});
export type PrintChoices = z.infer<typeof printChoices>;

const paperPrint = madeFile.extend({
  document: printDocument,
  set: setLetter,
  /** Published version; 0: the draft of then. */
  version: whole,
  choices: printChoices,
  askedBy: z.string(),
  askedAt: instant,
});
export type PaperPrint = z.infer<typeof paperPrint>;

const one = z.object({ paperId: id });

/** Papers on paper: question papers, answer keys and solution booklets as PDF. */
export const prints = {
  listPrints: get('/api/papers/:paperId/prints', {
    summary: 'Files that were made of a paper and are still kept, the newest first; and whether files can be made here',
    access: partner('papers.write'),
    params: one,
    reply: z.object({ available: z.boolean(), rows: z.array(paperPrint) }),
  }),
  makePrints: post('/api/papers/:paperId/prints', {
    summary: 'Has a PDF made of each document in each set; the list tells how far they are',
    access: partner('papers.write'),
    params: one,
    body: z.strictObject({
      documents: z.array(printDocument).min(1).max(3),
      sets: z.array(setLetter).min(1).max(4),
      choices: printChoices,
    }),
    reply: z.object({ printIds: z.array(id) }),
    errors: ['PRINTING_UNAVAILABLE', 'PRINT_EMPTY', 'PRINTS_WAITING'],
  }),
  removePrint: del('/api/papers/:paperId/prints/:printId', {
    summary: 'Removes a file before its time',
    access: partner('papers.write'),
    params: one.extend({ printId: id }),
    reply: z.object({ removed: z.literal(true) }),
  }),
  previewPrint: post('/api/papers/:paperId/print-preview', {
    summary:
      'The page of which a PDF would be made, as HTML without scripts and without fonts: its beginning, or all of it',
    access: partner('papers.write'),
    params: one,
    body: z.strictObject({
      document: printDocument,
      set: setLetter,
      choices: printChoices,
      whole: z.boolean(),
    }),
    reply: z.object({ html: z.string() }),
    errors: ['PRINT_EMPTY'],
  }),
  showPrintFonts: get('/api/print-fonts', {
    summary: 'The letters and signs of printed pages as style sheet, each font within it',
    access: partner('papers.write'),
    reply: z.object({ css: z.string() }),
  }),
};
