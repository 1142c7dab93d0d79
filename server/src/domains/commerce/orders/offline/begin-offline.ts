import type { OfflineWay } from '@abhyas/contract/commerce/sales/offline-shapes';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import { changeOrder, dueOf, type StoredOrder } from '../orders.store.ts';
import { insertPayment } from '../payments/payments.store.ts';
import { insertOffline, isOpen, listOffline, type StoredOffline } from './offline-payments.store.ts';

/** The payment to the institute itself that is open for a locked order; one is begun where there is none. */
export async function beginOffline(
  tx: TransactionContext,
  order: StoredOrder,
  way: OfflineWay,
): Promise<StoredOffline> {
  const open = (await listOffline(tx, [order.id])).find(isOpen);
  if (open) return open;
  const now = tx.clock.now();
  const paymentId = newId();
  await insertPayment(tx, {
    id: paymentId,
    orderId: order.id,
    gateway: 'offline',
    state: 'started',
    amountPaise: dueOf(order),
    gatewayOrderId: paymentId,
    gatewayPaymentId: null,
    method: way,
    reference: null,
    failure: null,
    startedAt: now,
    finishedAt: null,
    checks: 0,
    // Nobody can be asked about it.
    nextCheckAt: null,
  });
  const offline: StoredOffline = {
    paymentId,
    orderId: order.id,
    way,
    state: 'chosen',
    toldUtr: '',
    utr: null,
    receiptId: null,
    chosenAt: now,
    enteredBy: null,
    enteredAt: null,
    decidedBy: null,
    decidedAt: null,
    answer: '',
  };
  await insertOffline(tx, offline);
  if (order.state === 'placed' || order.state === 'failed') await changeOrder(tx, order.id, { state: 'awaiting' });
  return offline;
}
