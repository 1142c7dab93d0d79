import type { api } from '@abhyas/contract';
import type { RefundLine } from '@abhyas/contract/commerce/refund-request';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { progressOf } from '../../../courses/index.ts';
import { sellerOf } from '../../seller/seller-of.ts';
import { isRefundable, listLines, type StoredOrder } from '../orders.store.ts';
import { ownOrder } from '../show-my-order.ts';
import { presentRequest } from './present-request.ts';
import { refundOf } from './refund-rule.ts';
import { listRequests } from './requests.store.ts';

type Show = typeof api.commerce.showRefundOffer;
/** What would go back of one of the caller's own orders if it were asked for now, and the last request. */
export async function showRefundOffer(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const order = await ownOrder(ctx, params.orderId);
  const { refundDays, refundPercent, refundPartDays } = await sellerOf(ctx);
  const last = (await listRequests(ctx, [order.id])).at(-1);
  return {
    lines: await refundLinesOf(ctx, order),
    request: last ? presentRequest(last) : null,
    rule: { refundDays, refundPercent, refundPartDays },
  };
}

/** What would go back of each line of an order now; of one that is not paid, nothing. */
export async function refundLinesOf(ctx: Context, order: StoredOrder): Promise<RefundLine[]> {
  const seller = await sellerOf(ctx);
  const lines = await listLines(ctx, [order.id]);
  const paid = order.state === 'paid' || order.state === 'part_refunded';
  const ids = lines.map(({ thingId }) => thingId);
  const progress = await progressOf(ctx, order.accountId, ids);
  const age = ctx.clock.now().getTime() - (order.paidAt ?? order.placedAt).getTime();
  return lines.map((line) => {
    const { done = 0, lessons = 0 } = progress.get(line.thingId) ?? {};
    const { totalPaise } = line;
    return refundOf(
      { line: line.line, totalPaise, done, lessons, isRefundable: paid && isRefundable(line) },
      age,
      seller,
    );
  });
}
