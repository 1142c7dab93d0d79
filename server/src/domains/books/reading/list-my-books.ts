import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listReadable } from '../books/books.store.ts';
import { listLastAnswers } from '../exercises/answers.store.ts';
import { findSeat } from '../exercises/seat-of.ts';
import { listPlaces } from './places.store.ts';
import { presentSeat } from './progress-of.ts';

/** Books that the caller may open, wholly or a free chapter of them. */
export async function listMyBooks(ctx: Context): Promise<Answer<typeof api.books.listMyBooks>> {
  const { accountId } = actorOf(ctx);
  const books = await listReadable(ctx);
  const ids = books.map(({ id }) => id);
  const [last, places] = [await listLastAnswers(ctx, accountId, ids), await listPlaces(ctx, accountId, ids)];
  const shown = [];
  for (const book of books) {
    const seat = await findSeat(ctx, book);
    if (seat) shown.push(presentSeat(seat, last, places.get(book.id)));
  }
  return { books: shown.toSorted((a, b) => Number(b.access === 'full') - Number(a.access === 'full')) };
}
