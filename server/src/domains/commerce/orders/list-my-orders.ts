import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listOrdersOf } from './orders.store.ts';
import { presentOrders } from './present-orders.ts';

type List = typeof api.commerce.listMyOrders;
/** The caller's own orders. */
export async function listMyOrders(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { rows, total } = await listOrdersOf(ctx, actorOf(ctx).accountId, query);
  return { rows: await presentOrders(ctx, rows), total, page: query.page, size: query.size };
}
