import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { lockOrder } from '../orders.store.ts';
import { ownOrder } from '../show-my-order.ts';
import { presentRequest } from './present-request.ts';
import { changeRequest, listRequests } from './requests.store.ts';

type Withdraw = typeof api.commerce.withdrawRefund;
/** The caller keeps what was bought after all. REFUND_DECIDED where staff were faster. */
export async function withdrawRefund(ctx: Context, { params }: Input<Withdraw>): Promise<Answer<Withdraw>> {
  const { id: orderId } = await ownOrder(ctx, params.orderId);
  return inTransaction(ctx, async (tx) => {
    await lockOrder(tx, orderId);
    const request = (await listRequests(tx, [orderId])).find(({ id }) => id === params.requestId) ?? fail('NOT_FOUND');
    if (request.state !== 'asked') fail('REFUND_DECIDED');
    const change = { state: 'withdrawn', decidedAt: tx.clock.now(), decidedBy: actorOf(tx).accountId } as const;
    await changeRequest(tx, request.id, change);
    await record(tx, { action: 'refund.withdrawn', subjectKind: 'order', subjectId: orderId });
    return presentRequest({ ...request, ...change });
  });
}
