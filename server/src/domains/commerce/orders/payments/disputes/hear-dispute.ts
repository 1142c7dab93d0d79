import { type Context, inTransaction, type TransactionContext } from '../../../../../kernel/context.ts';
import { newId } from '../../../../../kernel/ids.ts';
import { record } from '../../../../audit/index.ts';
import type { DisputeWord } from '../../../gateways/payment-gateway.ts';
import { spread } from '../../../offers/order-sums.ts';
import { isRefundable, listLines, lockOrder, type StoredLine, type StoredOrder } from '../../orders.store.ts';
import { refundLines } from '../../refunds/refund-lines.ts';
import { takenByBank } from '../../refunds/refunds.store.ts';
import type { MessageOutcome } from '../messages.store.ts';
import { getPayment, type StoredPayment } from '../payments.store.ts';
import { listDisputes, saveDispute } from './disputes.store.ts';
import { takeTopUpBack } from './take-top-up-back.ts';

const actions = { open: 'payment.disputed', won: 'payment.disputeWon', lost: 'payment.takenByBank' } as const;

/**
 * Does what a genuine word about a complaint at the payer's bank asks for. While it is open everything stays; where it is lost the money is
 * gone (chargeback), and in this transaction what the order opened closes. How it ended is final: a late or repeated word changes nothing.
 */
export const hearDispute = (ctx: Context, paymentId: string, word: DisputeWord): Promise<MessageOutcome> =>
  inTransaction(ctx, async (tx) => {
    const { orderId } = await getPayment(tx, paymentId);
    const order = await lockOrder(tx, orderId);
    const { disputeId, state, amountPaise, reason, respondBy } = word;
    const known = (await listDisputes(tx, [orderId])).find((one) => one.disputeId === disputeId);
    if (known && (known.state !== 'open' || state === 'open')) return 'nothing';
    const now = tx.clock.now();
    const openedAt = known?.openedAt ?? now;
    const endedAt = state === 'open' ? null : now;
    await saveDispute(tx, {
      disputeId,
      paymentId,
      orderId,
      state,
      amountPaise,
      reason,
      respondBy,
      openedAt,
      endedAt,
    });
    const details = { amountPaise, disputeId };
    await record(tx, { action: actions[state], subjectKind: 'order', subjectId: orderId, reason, details });
    if (state === 'lost') await takeBack(tx, order, { payment: await getPayment(tx, paymentId), amountPaise });
    return 'applied';
  });

interface Taken {
  readonly payment: StoredPayment;
  readonly amountPaise: number;
}
/** The lines close, with a credit note of what is gone; money of a wallet is taken out of it. Of an order whose money was given back before somebody has to ask the bank. */
async function takeBack(tx: TransactionContext, order: StoredOrder, taken: Taken): Promise<void> {
  const { payment } = taken;
  const lines = await listLines(tx, [order.id]);
  const topUp = lines.find(({ thingKind }) => thingKind === 'topUp');
  if (topUp && payment.state === 'captured') return takeTopUpBack(tx, order, { ...taken, line: topUp });
  const open = lines.filter(isRefundable);
  if (payment.state !== 'captured' || open.length === 0)
    return tx.log.error({ paymentId: payment.id }, 'a bank took money back of which nothing is left here');
  const why = { key: newId(), reason: takenByBank, takenByBank: true };
  await refundLines(tx, order, partsOf(open, order, taken), why);
}

/**
 * What of each line is gone: all of it where the bank took all that was paid with money, so that the wallet's part goes back to the wallet; else
 * its share of what was taken, for credits of earlier purchases were no part of this payment.
 */
function partsOf(
  lines: readonly StoredLine[],
  order: StoredOrder,
  { payment, amountPaise }: Taken,
): Map<number, number | undefined> {
  const totals = lines.map(({ totalPaise }) => totalPaise);
  const all = totals.reduce((sum, paise) => sum + paise, 0);
  const isWhole = amountPaise >= payment.amountPaise && order.creditPaise === 0;
  const parts = isWhole ? undefined : spread(Math.min(amountPaise, all), totals);
  return new Map(lines.map(({ line }, at) => [line, parts?.[at]]));
}
