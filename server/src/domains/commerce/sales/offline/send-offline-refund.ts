import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { getOrder, lockOrder } from '../../orders/orders.store.ts';
import { getPayment } from '../../orders/payments/payments.store.ts';
import { presentOrder } from '../../orders/present-orders.ts';
import { atGateway, changeRefund, getRefund } from '../../orders/refunds/refunds.store.ts';
import { finishRefund } from '../../orders/refunds/send-refund.job.ts';

type Send = typeof api.commerce.sendOfflineRefund;
/**
 * A refund of money that came without a gateway is paid out by hand, by somebody else than who asked for it. OFFLINE_DECIDED where it is done
 * or a gateway sends it, SAME_PERSON.
 */
export async function sendOfflineRefund(ctx: Context, { params, body }: Input<Send>): Promise<Answer<Send>> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    const refund = await getRefund(tx, params.refundId);
    if (refund.orderId !== order.id || refund.paymentId === null) fail('NOT_FOUND');
    const payment = await getPayment(tx, refund.paymentId);
    if (payment.gateway !== 'offline' || refund.state !== 'sending') fail('OFFLINE_DECIDED');
    if (refund.askedBy === actorOf(tx).accountId) fail('SAME_PERSON');
    const { reference } = body;
    await changeRefund(tx, refund.id, { state: 'done', gatewayRefundId: reference, doneAt: tx.clock.now() });
    await finishRefund(tx, refund, payment);
    await record(tx, {
      action: 'refund.paidOut',
      subjectKind: 'order',
      subjectId: order.id,
      details: { amountPaise: atGateway(refund), reference },
    });
  });
  return presentOrder(ctx, await getOrder(ctx, params.orderId));
}
