import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { getSeats, listTaken } from './seats.store.ts';

type Show = typeof api.commerce.showSeats;
/** The seats of an order, and who has one. NOT_FOUND for an order of something else. */
export async function showSeats(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const { title, state, seats, taken } = await getSeats(ctx, params.orderId);
  const given = await listTaken(ctx, params.orderId);
  const names = await namesOf(
    ctx,
    given.map(({ accountId }) => accountId),
  );
  return {
    title,
    state,
    seats,
    taken,
    students: given.map(({ accountId, givenAt }) => ({
      accountId,
      name: names.get(accountId)?.name ?? '',
      givenAt: givenAt.toISOString(),
    })),
  };
}
