import { inflateSync } from 'node:zlib';

const MOST_STREAMS = 2000;
const STREAM_BYTES = 8_000_000;
/** Of all streams together. */
const UNPACKED_BYTES = 64_000_000;
const MOST_PAGES = 100_000;

/** How many pages a PDF has: null where that cannot be said. */
export interface PdfFound {
  readonly pages: number | null;
}

/**
 * Looks whether the bytes of a PDF are whole: it begins as one and ends with the way to its contents; undefined where it is broken. Takes
 * time in proportion to the file and what it unpacks to.
 */
export function readPdf(bytes: Buffer): PdfFound | undefined {
  const file = bytes.toString('latin1');
  const begins = file.slice(0, 1024).includes('%PDF-');
  const ends = file.slice(-2048).includes('%%EOF') && file.slice(-4096).includes('startxref');
  if (!begins || !ends) return undefined;
  let pages = 0;
  const count = (object: string) => {
    pages = Math.max(pages, countIn(object));
  };
  for (const object of file.split('endobj')) count(object.slice(object.lastIndexOf('obj') + 3));
  for (const object of packedObjects(file)) count(object);
  return { pages: pages > 0 && pages <= MOST_PAGES ? pages : null };
}

/** How many pages are below the node of a page tree; the root says the most. 0 for every other object. */
function countIn(object: string): number {
  if (!/\/Type\s{0,20}\/Pages\b/.test(object)) return 0;
  return Math.max(
    0,
    ...[...object.matchAll(/\/Count\s{1,20}(\d{1,7})\b/g)].slice(0, 20).map(([, found]) => Number(found)),
  );
}

/** The objects of object streams, unpacked to a limit; a stream that does not unpack is passed over. */
function* packedObjects(file: string): Generator<string> {
  let left = UNPACKED_BYTES;
  let streams = 0;
  for (const found of file.matchAll(/\/Type\s{0,20}\/ObjStm\b[^]{0,400}?stream\r?\n/g)) {
    const from = found.index + found[0].length;
    const to = file.indexOf('endstream', from);
    if (to < 0 || ++streams > MOST_STREAMS || left <= 0) return;
    if (to - from > STREAM_BYTES) continue;
    const text = unpacked(file.slice(from, to), Math.min(STREAM_BYTES, left));
    left -= text.length;
    yield* objectsOf(text);
  }
}

function unpacked(packed: string, most: number): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1'), { maxOutputLength: most }).toString('latin1');
  } catch {
    return '';
  }
}

/** ISO 32000-1, 7.5.7: a stream begins with the number and the place of each of its objects. */
function objectsOf(text: string): string[] {
  const head = /^[\d\s]*/.exec(text)![0];
  const places = head
    .trim()
    .split(/\s+/)
    .map(Number)
    .filter((_, i) => i % 2 === 1);
  return places.map((at, i) => text.slice(head.length + at, head.length + (places[i + 1] ?? text.length)));
}
