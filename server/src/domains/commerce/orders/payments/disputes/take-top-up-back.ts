import type { TransactionContext } from '../../../../../kernel/context.ts';
import { newId } from '../../../../../kernel/ids.ts';
import { record } from '../../../../audit/index.ts';
import { notify } from '../../../../notices/index.ts';
import { inRupees } from '../../../ledger/in-rupees.ts';
import { takeFromWallet } from '../../../wallet/owed.ts';
import { changeOrder, markRefunded, type StoredLine, type StoredOrder } from '../../orders.store.ts';
import { atGateway, insertRefund, listRefundsOfPayments, takenByBank } from '../../refunds/refunds.store.ts';
import { finishRefund } from '../../refunds/send-refund.job.ts';
import type { StoredPayment } from '../payments.store.ts';

interface Taken {
  readonly payment: StoredPayment;
  readonly line: StoredLine;
  readonly amountPaise: number;
}
/**
 * Takes money out of a wallet that the bank took back, never more than was added: first its cash, and what is spent already is owed. The
 * order, the wallet and the ledger change together.
 */
export async function takeTopUpBack(tx: TransactionContext, order: StoredOrder, taken: Taken): Promise<void> {
  const { payment, line } = taken;
  const { id: orderId, number: orderNumber, accountId } = order;
  // Of this payment alone: what went back because an order was paid twice was another one's.
  const before = (await listRefundsOfPayments(tx, [payment.id]))
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, refund) => sum + atGateway(refund), 0);
  const paise = Math.min(taken.amountPaise, payment.amountPaise - before);
  if (paise <= 0) return tx.log.error({ paymentId: payment.id }, 'a bank took back what had gone back already');
  const owedPaise = await takeFromWallet(tx, { accountId, orderId, orderNumber, paise });
  const now = tx.clock.now();
  const refund = {
    id: newId(),
    orderId,
    paymentId: payment.id,
    amountPaise: paise,
    walletPaise: 0,
    reason: takenByBank,
    state: 'done',
    askedBy: null,
    askedAt: now,
    gatewayRefundId: null,
    doneAt: now,
    creditNoteId: null,
  } as const;
  await insertRefund(tx, refund);
  await finishRefund(tx, refund, payment);
  const isWhole = before + paise >= payment.amountPaise;
  if (isWhole) await markRefunded(tx, line, now);
  await changeOrder(tx, orderId, { state: isWhole ? 'refunded' : 'part_refunded' });
  const details = { amountPaise: paise, owedPaise };
  await record(tx, {
    action: 'wallet.takenByBank',
    subjectKind: 'order',
    subjectId: orderId,
    reason: takenByBank,
    details,
  });
  await notify(tx, {
    kind: owedPaise > 0 ? 'wallet.owed' : 'wallet.takenByBank',
    accountIds: [accountId],
    params: { number: orderNumber, amount: inRupees(paise), owed: inRupees(owedPaise) },
    link: '/student/wallet',
    key: refund.id,
  });
}
