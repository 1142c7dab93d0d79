import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { notify } from '../../../notices/index.ts';
import { changeOffline, listOffline, type StoredOffline } from '../../orders/offline/offline-payments.store.ts';
import { getOrder, lockOrder, type StoredOrder } from '../../orders/orders.store.ts';
import { applyWordIn } from '../../orders/payments/apply-word.ts';
import { getPayment } from '../../orders/payments/payments.store.ts';
import { presentOrder } from '../../orders/present-orders.ts';

type Decide = typeof api.commerce.decideOfflinePayment;
/**
 * The second person: confirmed, the payment does what one at a gateway does; refused, the student reads why and may pay again. What a student
 * only said can be refused, and is confirmed by nobody before it was written down. SAME_PERSON, OFFLINE_DECIDED.
 */
export async function decideOfflinePayment(ctx: Context, { params, body }: Input<Decide>): Promise<Answer<Decide>> {
  const { confirm, answer } = body;
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    const offline =
      (await listOffline(tx, [order.id])).find(({ paymentId }) => paymentId === params.paymentId) ?? fail('NOT_FOUND');
    const isThere = offline.state === 'entered' || (offline.state === 'told' && !confirm);
    if (!isThere) fail('OFFLINE_DECIDED');
    const { accountId } = actorOf(tx);
    if (offline.enteredBy === accountId && confirm) fail('SAME_PERSON');
    const state = confirm ? 'confirmed' : 'refused';
    await changeOffline(tx, offline.paymentId, { state, answer, decidedBy: accountId, decidedAt: tx.clock.now() });
    await record(tx, {
      action: confirm ? 'payment.offlineConfirmed' : 'payment.offlineRefused',
      subjectKind: 'order',
      subjectId: order.id,
      ...(answer !== '' && { reason: answer }),
    });
    await apply(tx, offline, confirm);
    if (!confirm) await tell(tx, order, { answer, key: offline.paymentId });
  });
  return presentOrder(ctx, await getOrder(ctx, params.orderId));
}

/** The same transition as the word of a gateway. */
async function apply(tx: TransactionContext, { paymentId, way, utr }: StoredOffline, confirm: boolean): Promise<void> {
  const { amountPaise, gatewayOrderId } = await getPayment(tx, paymentId);
  await applyWordIn(tx, paymentId, {
    said: confirm ? 'paid' : 'failed',
    gatewayOrderId,
    gatewayPaymentId: utr ?? paymentId,
    amountPaise,
    currency: 'INR',
    method: way,
    reference: utr,
    failure: confirm ? null : 'declined',
  });
}

const tell = (tx: TransactionContext, order: StoredOrder, { answer, key }: { answer: string; key: string }) =>
  notify(tx, {
    kind: 'payment.refused',
    accountIds: [order.accountId],
    params: { number: order.number, answer },
    link: `/student/orders/${order.id}`,
    key,
  });
