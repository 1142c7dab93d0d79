import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notices/index.ts';
import { getOrder, lockOrder } from '../orders/orders.store.ts';
import { presentOrder } from '../orders/present-orders.ts';
import { changeRequest, listRequests } from '../orders/refunds/requests.store.ts';
import { refundLines } from '../orders/refunds/refund-lines.ts';

type Decide = typeof api.commerce.decideRefund;
/**
 * Grants what a student asks back, at the sums that were shown when it was asked, or declines it with a reason. REFUND_DECIDED where it was
 * withdrawn or decided meanwhile.
 */
export async function decideRefund(ctx: Context, { params, body }: Input<Decide>): Promise<Answer<Decide>> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    const request = (await listRequests(tx, [order.id])).find(({ id }) => id === params.requestId) ?? fail('NOT_FOUND');
    if (request.state !== 'asked') fail('REFUND_DECIDED');
    const state = body.grant ? 'granted' : 'declined';
    const { answer } = body;
    await changeRequest(tx, request.id, {
      state,
      answer,
      decidedAt: tx.clock.now(),
      decidedBy: actorOf(tx).accountId,
    });
    if (body.grant) {
      const wanted = new Map(request.lines.map(({ line, backPaise }) => [line, backPaise]));
      return refundLines(tx, order, wanted, { key: request.id, reason: request.reason });
    }
    await record(tx, { action: 'refund.declined', subjectKind: 'order', subjectId: order.id, reason: answer });
    await notify(tx, {
      kind: 'refund.declined',
      accountIds: [order.accountId],
      params: { number: order.number, answer },
      link: `/student/orders/${order.id}`,
      key: request.id,
    });
  });
  return presentOrder(ctx, await getOrder(ctx, params.orderId));
}
