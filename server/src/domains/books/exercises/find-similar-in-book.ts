import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listLastAnswers } from './answers.store.ts';
import { lineOf, seatOf } from './seat-of.ts';

type Find = typeof api.books.findSimilarInBook;
/** The nearest question of the same knowledge area after this one, else before it, that was not answered right yet; else none. */
export async function findSimilarInBook(ctx: Context, { params }: Input<Find>): Promise<Answer<Find>> {
  const seat = await seatOf(ctx, params.bookId);
  const line = lineOf(seat, params.itemId);
  const last = await listLastAnswers(ctx, seat.accountId, [seat.book.id]);
  const alike = seat.lines.filter(
    (one) =>
      one.kind === 'question' &&
      one.areaId !== null &&
      one.areaId === line.areaId &&
      one.questionId !== line.questionId &&
      last.get(one.itemId)?.outcome !== 'right' &&
      seat.isOpen(one),
  );
  const found = alike.find(({ place }) => place > line.place) ?? alike[0];
  return { itemId: found?.itemId ?? null, exerciseId: found?.parentId ?? null };
}
