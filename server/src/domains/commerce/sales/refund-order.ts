import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { getOrder, lockOrder } from '../orders/orders.store.ts';
import { presentOrder } from '../orders/present-orders.ts';
import { refundLines } from '../orders/refunds/refund-lines.ts';

type Refund = typeof api.commerce.refundOrder;
/**
 * Gives the money of some lines back: what they opened closes, a credit note is issued and the gateway is asked to send the money, all in one
 * transaction but the sending. The same key again is the same refund. ORDER_NOT_PAID, LINE_REFUNDED.
 */
export async function refundOrder(ctx: Context, { params, body }: Input<Refund>): Promise<Answer<Refund>> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    await refundLines(tx, order, new Map(body.lines.map((line) => [line, undefined])), body);
  });
  return presentOrder(ctx, await getOrder(ctx, params.orderId));
}
