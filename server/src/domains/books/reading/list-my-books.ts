import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { coversOf } from '../books/covers-of.ts';
import { listReadable } from '../books/books.store.ts';
import { listLastAnswers } from '../exercises/answers.store.ts';
import { findSeat } from '../exercises/seat-of.ts';
import { listPlaces } from './places.store.ts';
import { presentSeat } from './progress-of.ts';

/** Books that the caller may open, wholly or a free chapter of them, and those that can be bought. */
export async function listMyBooks(ctx: Context): Promise<Answer<typeof api.books.listMyBooks>> {
  const { accountId } = actorOf(ctx);
  const books = await listReadable(ctx);
  const ids = books.map(({ id }) => id);
  const [last, places] = [await listLastAnswers(ctx, accountId, ids), await listPlaces(ctx, accountId, ids)];
  const covers = await coversOf(ctx, books);
  const shown = [];
  for (const book of books) {
    const seat = await findSeat(ctx, book);
    const about = { placeId: places.get(book.id), coverUrl: covers.get(book.coverId ?? '') };
    if (seat) shown.push(presentSeat(seat, last, about));
  }
  return { books: shown.toSorted((a, b) => Number(b.access === 'full') - Number(a.access === 'full')) };
}
