import { readFile } from 'node:fs/promises';
import { workInChild } from '../../../kernel/child-process/work-in-child.ts';
import { type PdfFound, readPdf } from './pdf-pages.ts';

/** What the process says of a PDF: null where it is broken. */
export interface PdfMessage {
  readonly found: PdfFound | null;
}

// What a PDF unpacks to is not known before it is read: its process ends when that takes too long or too much memory, and nobody else
// waits for it meanwhile.
workInChild<{ readonly path: string }, PdfMessage>(async ({ path }, send) =>
  send({ found: readPdf(await readFile(path)) ?? null }),
);
