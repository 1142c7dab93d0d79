import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { getOrder, type StoredOrder } from './orders.store.ts';
import { presentOrder } from './present-orders.ts';

type Show = typeof api.commerce.showMyOrder;
/** One of the caller's own orders. */
export async function showMyOrder(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  return presentOrder(ctx, await ownOrder(ctx, params.orderId));
}

/** An order of the caller; NOT_FOUND for one of somebody else. */
export async function ownOrder(ctx: Context, orderId: string): Promise<StoredOrder> {
  const order = await getOrder(ctx, orderId);
  if (order.accountId !== actorOf(ctx).accountId) fail('NOT_FOUND');
  return order;
}
