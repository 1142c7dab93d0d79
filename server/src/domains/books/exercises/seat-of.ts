import type { BookItemKind } from '@abhyas/contract/books/shapes';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { type Book, findBook, isSold } from '../books/books.store.ts';
import { listVersionItems, type VersionItem } from '../books/versions.store.ts';

/** A line of the newest version without its text. */
export type Line = Omit<VersionItem, 'body'>;

/** A learner before a book: what it holds now, and what of it is open. */
export interface Seat {
  readonly accountId: string;
  readonly book: Book;
  readonly access: 'full' | 'preview';
  readonly lines: readonly Line[];
  readonly isOpen: (line: Line) => boolean;
}

/** The caller before a book; NOT_FOUND where neither it nor a chapter of it is open to him, and he cannot buy it. */
export async function seatOf(ctx: Context, bookId: string): Promise<Seat> {
  const book = await findBook(ctx, bookId);
  return (book && (await findSeat(ctx, book))) ?? fail('NOT_FOUND');
}

/** The same of a book that is at hand. Archived: whoever was given it goes on, and nobody begins with a free chapter. */
export async function findSeat(ctx: Context, book: Book): Promise<Seat | undefined> {
  const { accountId } = actorOf(ctx);
  if (book.version === 0) return undefined;
  const isFull = (await mayOpen(ctx, accountId, 'book', [book.id])).has(book.id);
  if (!isFull && book.status !== 'published') return undefined;
  const lines = await listVersionItems(ctx, book.id, book.version);
  const chapters = lines.filter(({ kind }) => kind === 'chapter').map(({ itemId }) => itemId);
  const open = isFull ? new Set(chapters) : await mayOpen(ctx, accountId, 'chapter', chapters);
  if (open.size === 0 && !isSold(book)) return undefined;
  const byId = new Map(lines.map((line) => [line.itemId, line]));
  const isOpen = (line: Line) => {
    const chapter = around(byId, line, 'chapter');
    return chapter === undefined ? isFull : open.has(chapter.itemId);
  };
  return { accountId, book, access: isFull ? 'full' : 'preview', lines, isOpen };
}

/** The line of this kind in which a line lies, or the line itself. Pure. */
function around(byId: ReadonlyMap<string, Line>, line: Line, kind: BookItemKind): Line | undefined {
  for (let at: Line | undefined = line; at; at = at.parentId === null ? undefined : byId.get(at.parentId))
    if (at.kind === kind) return at;
  return undefined;
}

/** A line that the learner may open; NOT_FOUND, BOOK_CHAPTER_LOCKED. */
export function lineOf(seat: Seat, itemId: string): Line {
  const line = seat.lines.find((one) => one.itemId === itemId) ?? fail('NOT_FOUND');
  return seat.isOpen(line) ? line : fail('BOOK_CHAPTER_LOCKED');
}
