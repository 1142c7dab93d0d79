import { runInChild } from '../../../kernel/child-process/run-in-child.ts';
import type { PdfMessage } from './pdf-worker.ts';
import type { PdfFound } from './pdf-pages.ts';

const LIMITS = { milliseconds: 20_000, memoryMb: 500 } as const;
/** Larger ones are not read. */
const READ_BYTES = 64_000_000;
const module = new URL('./pdf-worker.ts', import.meta.url);

/** The process came to its end before the file did. */
class PdfUnread extends Error {}

/**
 * Looks whether a PDF is whole, in a process of its own: undefined where it is broken. How many pages it has is not known of one that is too
 * large, or that fills the time or the memory of the process.
 */
export async function readPdfInChild(path: string, bytes: number): Promise<PdfFound | undefined> {
  if (bytes > READ_BYTES) return { pages: null };
  try {
    for await (const { found } of runInChild<PdfMessage>(module, { path }, LIMITS, (end) => new PdfUnread(end)))
      return found ?? undefined;
  } catch (error) {
    if (!(error instanceof PdfUnread)) throw error;
  }
  return { pages: null };
}
