import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { lineOf, seatOf } from '../exercises/seat-of.ts';
import { savePlace } from './places.store.ts';

type Keep = typeof api.books.keepBookPlace;
/** Remembers where the caller reads on, for every device. */
export async function keepBookPlace(ctx: Context, { params, body }: Input<Keep>): Promise<Answer<Keep>> {
  const seat = await seatOf(ctx, params.bookId);
  const { itemId } = lineOf(seat, body.itemId);
  await inTransaction(ctx, (tx) => savePlace(tx, seat.accountId, params.bookId, itemId));
  return { placeId: itemId };
}
