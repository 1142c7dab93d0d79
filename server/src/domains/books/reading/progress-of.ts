import type { BookProgress, BookToRead, LineToRead } from '@abhyas/contract/books/reading';
import type { BookAnswer } from '../exercises/answers.store.ts';
import { isSold } from '../books/books.store.ts';
import type { Line, Seat } from '../exercises/seat-of.ts';

type Last = ReadonlyMap<string, BookAnswer>;

/** How a learner stands with the questions that lie in each line, at any depth. Pure. */
export function progressOf(lines: readonly Line[], last: Last): Map<string | null, BookProgress> {
  const parents = new Map(lines.map(({ itemId, parentId }) => [itemId, parentId]));
  const sums = new Map<string | null, { questions: number; answered: number; right: number }>();
  for (const { itemId, kind } of lines) {
    if (kind !== 'question') continue;
    const outcome = last.get(itemId)?.outcome;
    for (let at: string | null = itemId; ; at = parents.get(at) ?? null) {
      const sum = sums.get(at) ?? { questions: 0, answered: 0, right: 0 };
      sum.questions += 1;
      if (outcome) sum.answered += 1;
      if (outcome === 'right') sum.right += 1;
      sums.set(at, sum);
      if (at === null) break;
    }
  }
  return sums;
}

const nothing: BookProgress = { questions: 0, answered: 0, right: 0 };

/** A book as its learner sees it on the shelf. Pure. */
export function presentSeat(
  { book, access, lines }: Seat,
  last: Last,
  { placeId, coverUrl }: { readonly placeId: string | undefined; readonly coverUrl: string | undefined },
): BookToRead {
  const { id, title, authors, about, language, version } = book;
  const isThere = lines.some(({ itemId }) => itemId === placeId);
  const progress = progressOf(lines, last).get(null) ?? nothing;
  const pricePaise = access === 'preview' && isSold(book) ? book.pricePaise : null;
  const shown = { coverUrl: coverUrl ?? null, pricePaise };
  const said = { bookId: id, title, authors, about, language, version, access, progress, ...shown };
  return { ...said, placeId: isThere && placeId !== undefined ? placeId : null };
}

/** The lines of a book for its learner; questions are in their exercises. Pure. */
export function presentLines(seat: Seat, last: Last, codes: ReadonlyMap<string, string>): LineToRead[] {
  const sums = progressOf(seat.lines, last);
  return seat.lines
    .filter(({ kind }) => kind !== 'question')
    .map((line) => presentLine(seat, line, codes, sums.get(line.itemId)));
}

export function presentLine(
  seat: Seat,
  line: Line,
  codes: ReadonlyMap<string, string>,
  progress: BookProgress = nothing,
): LineToRead {
  const { itemId, parentId, kind, title, number, printedPage } = line;
  const code = codes.get(itemId) ?? '';
  return { itemId, parentId, kind, title, number, printedPage, code, locked: !seat.isOpen(line), progress };
}
