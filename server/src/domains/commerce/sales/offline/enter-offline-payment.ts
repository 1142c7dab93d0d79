import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../kernel/context.ts';
import { isDuplicate } from '../../../../kernel/database/sql.ts';
import { fail, failFields } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { useMedia } from '../../../media/index.ts';
import { beginOffline } from '../../orders/offline/begin-offline.ts';
import { changeOffline } from '../../orders/offline/offline-payments.store.ts';
import { dueOf, getOrder, lockOrder } from '../../orders/orders.store.ts';
import { changePayment } from '../../orders/payments/payments.store.ts';
import { presentOrder } from '../../orders/present-orders.ts';

type Enter = typeof api.commerce.enterOfflinePayment;
/**
 * Writes down money that came for an order, also for one whose time has ended. Nothing opens before another person has confirmed it. A number
 * of a transfer pays once; another sum than the order's is refused, for there are no part payments.
 */
export async function enterOfflinePayment(ctx: Context, { params, body }: Input<Enter>): Promise<Answer<Enter>> {
  const { way, amountPaise, utr, receiptId } = body;
  if (way !== 'cash' && utr === '') refuse('utr', 'errors.fields.required');
  try {
    await inTransaction(ctx, async (tx) => {
      const order = await lockOrder(tx, params.orderId);
      if (order.paidAt !== null) fail('ORDER_PAID');
      if (amountPaise !== dueOf(order)) refuse('amountPaise', 'errors.fields.offlineAmount');
      const { paymentId, state } = await beginOffline(tx, order, way);
      if (state === 'entered') fail('OFFLINE_WAITS');
      await changeOffline(tx, paymentId, {
        state: 'entered',
        way,
        utr: way === 'cash' ? null : utr,
        receiptId,
        enteredBy: actorOf(tx).accountId,
        enteredAt: tx.clock.now(),
      });
      await changePayment(tx, paymentId, { state: 'pending', method: way, reference: utr || null });
      if (receiptId) await useMedia(tx, { kind: 'receipt', id: paymentId }, [receiptId]);
      await record(tx, {
        action: 'payment.offlineEntered',
        subjectKind: 'order',
        subjectId: order.id,
        details: { way, amountPaise, utr },
      });
    });
  } catch (error) {
    if (isDuplicate(error)) refuse('utr', 'errors.fields.utrUsed');
    throw error;
  }
  return presentOrder(ctx, await getOrder(ctx, params.orderId));
}

function refuse(field: string, messageKey: string): never {
  failFields('INVALID_INPUT', [{ path: `body.${field}`, messageKey }]);
}
