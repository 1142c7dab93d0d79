import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { lockOrder } from '../orders.store.ts';
import { ownOrder } from '../show-my-order.ts';
import { presentRequest } from './present-request.ts';
import { insertRequest, listRequests } from './requests.store.ts';
import { refundLinesOf } from './show-refund-offer.ts';

type Ask = typeof api.commerce.askRefund;
/**
 * Asks the institute for the money of some lines back. REFUND_CHANGED where something else would go back than was shown, REFUND_ASKED while
 * another request of the order is open. The same key again is the same request.
 */
export async function askRefund(ctx: Context, { params, body }: Input<Ask>): Promise<Answer<Ask>> {
  const { id: orderId, accountId } = await ownOrder(ctx, params.orderId);
  const request = await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const before = await listRequests(tx, [orderId]);
    const known = before.find(({ id }) => id === body.key);
    if (known) return known;
    if (before.some(({ state }) => state === 'asked')) fail('REFUND_ASKED');
    const offered = await refundLinesOf(tx, order);
    const lines = offered.filter(({ line }) => body.lines.includes(line));
    const backPaise = lines.reduce((sum, one) => sum + one.backPaise, 0);
    if (lines.some((one) => one.backPaise === 0) || backPaise !== body.backPaise) fail('REFUND_CHANGED');
    const asked = {
      id: body.key,
      orderId,
      accountId,
      state: 'asked' as const,
      reason: body.reason,
      lines,
      backPaise,
      askedAt: tx.clock.now(),
      decidedAt: null,
      decidedBy: null,
      answer: '',
    };
    await insertRequest(tx, asked);
    const { reason } = body;
    await record(tx, {
      action: 'refund.asked',
      subjectKind: 'order',
      subjectId: orderId,
      reason,
      details: { backPaise },
    });
    return asked;
  });
  return presentRequest(request);
}
