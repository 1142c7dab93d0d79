import { readFile } from 'node:fs/promises';
import { workInChild } from '../../../kernel/child-process/work-in-child.ts';
import { type PdfFound, readPdf } from './pdf-pages.ts';

/** What the process says of a PDF: null where it is broken. */
export interface PdfMessage {
  readonly found: PdfFound | null;
}

workInChild<{ readonly path: string }, PdfMessage>(async ({ path }, send) =>
  send({ found: readPdf(await readFile(path)) ?? null }),
);
