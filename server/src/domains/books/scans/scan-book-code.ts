import type { api } from '@abhyas/contract';
import type { ScannedCode } from '@abhyas/contract/books/codes';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { getBook } from '../books/books.store.ts';
import { listVersionItems, type VersionItem } from '../books/versions.store.ts';
import { likeCodes, readCode } from '../codes/code-signs.ts';
import { findSeat } from '../exercises/seat-of.ts';
import { type CodedItem, insertScan, listByCodes } from './scans.store.ts';

/** More neighbours than these help nobody who mistyped one sign. */
const MOST_CLOSE = 3;

type Scan = typeof api.books.scanBookCode;
/** What a code stands for, for anybody; that it was read is counted. Of an unknown one those that differ by one sign. */
export async function scanBookCode(ctx: Context, { body }: Input<Scan>): Promise<Answer<Scan>> {
  const code = readCode(body.code);
  const [item] = code === undefined ? [] : await listByCodes(ctx, [code]);
  if (!item) {
    const close = await listByCodes(ctx, likeCodes(body.code));
    return { found: null, close: close.slice(0, MOST_CLOSE).map(presentCoded) };
  }
  const { bookId, itemId } = item;
  const { way } = body;
  const signedIn = ctx.actor !== undefined;
  if (way !== null) await inTransaction(ctx, (tx) => insertScan(tx, { bookId, itemId, way, signedIn }));
  return { found: await presentScanned(ctx, item), close: [] };
}

const presentCoded = ({ code, kind, number, title, printedPage, bookTitle }: CodedItem) => ({
  code,
  kind,
  number,
  title,
  printedPage,
  bookTitle,
});

async function presentScanned(ctx: Context, item: CodedItem): Promise<ScannedCode> {
  const book = await getBook(ctx, item.bookId);
  const lines = await listVersionItems(ctx, book.id, book.version);
  const line = lines.find(({ itemId }) => itemId === item.itemId);
  const around = line ? linesAround(lines, line) : [];
  const named = (kind: VersionItem['kind']) => {
    const found = around.find((one) => one.kind === kind);
    return found ? { number: found.number, title: found.title } : null;
  };
  const target = line ? targetOf(lines, line) : null;
  const printed = line ?? item;
  const { number, title, printedPage } = printed;
  return {
    ...presentCoded(item),
    number,
    title,
    printedPage: printedPage ?? around.find((one) => one.printedPage !== null)?.printedPage ?? null,
    bookId: book.id,
    chapter: named('chapter'),
    exercise: item.kind === 'question' ? named('exercise') : null,
    target: target && { itemId: target.itemId, questionId: item.kind === 'question' ? item.itemId : null },
    access: await accessOf(ctx, book, target),
  };
}

type Line = Awaited<ReturnType<typeof listVersionItems>>[number];

/** A line and those in which it lies, outwards. Pure. */
function linesAround(lines: readonly Line[], line: Line): Line[] {
  const parent = lines.find(({ itemId }) => itemId === line.parentId);
  return [line, ...(parent ? linesAround(lines, parent) : [])];
}

/** What is opened for a line: of a question its exercise, of a chapter what is read first in it. Pure. */
function targetOf(lines: readonly Line[], line: Line): Line | null {
  if (line.kind === 'question') return lines.find(({ itemId }) => itemId === line.parentId) ?? null;
  if (line.kind !== 'part' && line.kind !== 'chapter') return line;
  const inside = lines.filter(({ parentId }) => parentId === line.itemId);
  for (const one of inside) {
    const found = targetOf(lines, one);
    if (found) return found;
  }
  return null;
}

async function accessOf(
  ctx: Context,
  book: Awaited<ReturnType<typeof getBook>>,
  target: Line | null,
): Promise<ScannedCode['access']> {
  if (!ctx.actor) return 'visitor';
  const seat = await findSeat(ctx, book);
  return seat && (target === null || seat.isOpen(target)) ? 'open' : 'closed';
}
