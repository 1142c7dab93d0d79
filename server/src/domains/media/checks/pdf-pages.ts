import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';

/** Larger ones are held against their two ends alone. */
const READ_BYTES = 64_000_000;
const MOST_STREAMS = 2000;
const STREAM_BYTES = 8_000_000;
const MOST_PAGES = 100_000;

/**
 * Looks whether a PDF file is whole: it begins as one and ends with the way to its contents. How many pages it has (null where that
 * cannot be said), or undefined where it is broken.
 */
export async function readPdf(path: string, bytes: number): Promise<{ pages: number | null } | undefined> {
  if (bytes > READ_BYTES) return { pages: null };
  const file = (await readFile(path)).toString('latin1');
  const begins = file.slice(0, 1024).includes('%PDF-');
  const ends = file.slice(-2048).includes('%%EOF') && file.slice(-4096).includes('startxref');
  if (!begins || !ends) return undefined;
  const pages = Math.max(0, ...countsIn(file), ...packed(file).flatMap(countsIn));
  return { pages: pages > 0 && pages <= MOST_PAGES ? pages : null };
}

/** What the nodes of page trees say of how many pages are below them; the root says the most. */
function countsIn(text: string): number[] {
  return [...text.matchAll(/\/Type\s*\/Pages\b/g)].flatMap(({ index }) => {
    const from = text.lastIndexOf('obj', index);
    const to = text.indexOf('endobj', index);
    const object = text.slice(Math.max(from, index - 20_000, 0), to < 0 ? index + 2000 : Math.min(to, index + 400_000));
    return [...object.matchAll(/\/Count\s+(\d{1,7})\b/g)].map(([, count]) => Number(count));
  });
}

/** The contents of object streams, unpacked to a limit; one that does not unpack is passed over. */
function packed(file: string): string[] {
  return [...file.matchAll(/\/Type\s*\/ObjStm\b[^]{0,400}?stream\r?\n/g)].slice(0, MOST_STREAMS).flatMap((found) => {
    const from = found.index + found[0].length;
    const to = file.indexOf('endstream', from);
    if (to < 0 || to - from > STREAM_BYTES) return [];
    try {
      const options = { maxOutputLength: STREAM_BYTES };
      return [inflateSync(Buffer.from(file.slice(from, to), 'latin1'), options).toString('latin1')];
    } catch {
      return [];
    }
  });
}
