import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { coversOf } from '../books/covers-of.ts';
import { listCodes } from '../codes/codes.store.ts';
import { listLastAnswers } from '../exercises/answers.store.ts';
import { seatOf } from '../exercises/seat-of.ts';
import { listPlaces } from './places.store.ts';
import { presentLines, presentSeat } from './progress-of.ts';

type Open = typeof api.books.openBook;
/** A book with its lines, what is open of it, and how far the caller is. */
export async function openBook(ctx: Context, { params: { bookId } }: Input<Open>): Promise<Answer<Open>> {
  const seat = await seatOf(ctx, bookId);
  const last = await listLastAnswers(ctx, seat.accountId, [bookId]);
  const places = await listPlaces(ctx, seat.accountId, [bookId]);
  const lines = presentLines(seat, last, await listCodes(ctx, bookId));
  const { coverId, preface } = seat.book;
  const coverUrl = (await coversOf(ctx, [seat.book])).get(coverId ?? '');
  return { ...presentSeat(seat, last, { placeId: places.get(bookId), coverUrl }), preface, lines };
}
