import type { Context, TransactionContext } from '../../../../kernel/context.ts';
import { inTransaction } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import { notify } from '../../../notices/index.ts';
import type { PaymentWord } from '../../gateways/payment-gateway.ts';
import { releaseCoupons, spendCoupons } from '../../coupons/hold-coupon.ts';
import { post } from '../../ledger/ledger.store.ts';
import { releaseWallet, spendWallet } from '../../wallet/hold-wallet.ts';
import { areCreditsFree } from '../credits/spend-credits.ts';
import { isPartOpen } from '../instalments/pay-part.ts';
import { changeOrder, lockOrder, type StoredOrder } from '../orders.store.ts';
import { insertRefund } from '../refunds/refunds.store.ts';
import { askToSend } from '../refunds/send-refund.job.ts';
import { settleOrder } from '../settle-order.ts';
import type { MessageOutcome } from './messages.store.ts';
import { changePayment, getPayment, listPayments, moneyAccountOf, type StoredPayment } from './payments.store.ts';

const isPaid = ({ state }: StoredOrder) => state === 'paid' || state === 'part_refunded' || state === 'refunded';
const isFinal = ({ state }: StoredPayment) => state === 'captured' || state === 'refunding' || state === 'refunded';

/**
 * Does what a genuine word of a gateway asks for, once: a return, a webhook and an answer to our own question may all say the same, in any
 * order. A payment that was captured stays so whatever comes later; one that failed may still be paid, for a gateway lets a buyer try
 * again on its page.
 */
export const applyWord = (ctx: Context, paymentId: string, word: PaymentWord): Promise<MessageOutcome> =>
  inTransaction(ctx, (tx) => applyWordIn(tx, paymentId, word));

/** The same in the transaction of the caller. */
export async function applyWordIn(
  tx: TransactionContext,
  paymentId: string,
  word: PaymentWord,
): Promise<MessageOutcome> {
  const { orderId } = await getPayment(tx, paymentId);
  const order = await lockOrder(tx, orderId);
  const payment = await getPayment(tx, paymentId);
  if (word.said === 'other' || isFinal(payment)) return 'nothing';
  if (word.said === 'pending') return stayPending(tx, payment);
  if (word.said === 'failed') return payment.state === 'failed' ? 'nothing' : failPayment(tx, order, payment, word);
  if (word.amountPaise !== payment.amountPaise || word.currency !== 'INR' || !word.gatewayPaymentId) {
    tx.log.error({ paymentId, said: word.amountPaise, currency: word.currency }, 'a payment of another sum is refused');
    return 'refused';
  }
  await capture(tx, order, payment, { ...word, gatewayPaymentId: word.gatewayPaymentId });
  return 'applied';
}

async function stayPending(tx: TransactionContext, payment: StoredPayment): Promise<MessageOutcome> {
  if (payment.state !== 'started') return 'nothing';
  await changePayment(tx, payment.id, { state: 'pending' });
  return 'applied';
}

async function failPayment(
  tx: TransactionContext,
  order: StoredOrder,
  payment: StoredPayment,
  word: PaymentWord,
): Promise<MessageOutcome> {
  await changePayment(tx, payment.id, {
    state: 'failed',
    failure: word.failure ?? 'unknown',
    method: word.method,
    finishedAt: tx.clock.now(),
  });
  const others = await listPayments(tx, [order.id]);
  const waits = others.some(({ id, state }) => id !== payment.id && (state === 'started' || state === 'pending'));
  if (order.state === 'awaiting' && !waits) {
    await changeOrder(tx, order.id, { state: 'failed' });
    await releaseWallet(tx, order.id);
  }
  return 'applied';
}

async function capture(
  tx: TransactionContext,
  order: StoredOrder,
  payment: StoredPayment,
  { gatewayPaymentId, method, reference }: PaymentWord & { readonly gatewayPaymentId: string },
): Promise<void> {
  const finished = {
    gatewayPaymentId,
    method,
    reference,
    failure: null,
    finishedAt: tx.clock.now(),
    nextCheckAt: null,
  };
  const why = await whyNotHonoured(tx, order);
  if (!why) {
    await changePayment(tx, payment.id, { state: 'captured', ...finished });
    // An order that ran out of time is honoured at its own price: the buyer paid it.
    return settleOrder(tx, order, { ...payment, ...finished, state: 'captured' });
  }
  await changePayment(tx, payment.id, { state: 'refunding', ...finished });
  await sendBack(tx, order, payment, why);
}

type SentBack = 'paidTwice' | 'partGone' | 'creditGone' | 'couponGone' | 'walletGone';
/** Why an order cannot take a payment; undefined where it does, and then its coupon and what the wallet pays are spent. */
async function whyNotHonoured(tx: TransactionContext, order: StoredOrder): Promise<SentBack | undefined> {
  if (isPaid(order)) return 'paidTwice';
  if (!(await isPartOpen(tx, order.id))) return 'partGone';
  if (!(await areCreditsFree(tx, order.id))) return 'creditGone';
  if (!(await spendCoupons(tx, order.id))) return 'couponGone';
  if (await spendWallet(tx, order.id)) return undefined;
  await releaseCoupons(tx, order.id, 'used');
  return 'walletGone';
}

/**
 * The order was paid already, the schedule that it is a part of has ended, or it was paid so late that its coupon is used up by others, its wallet is empty, or the credit in it was spent
 * by another order: the payment goes back by itself, and the buyer hears of it at once.
 */
async function sendBack(
  tx: TransactionContext,
  order: StoredOrder,
  payment: StoredPayment,
  reason: SentBack,
): Promise<void> {
  const { amountPaise } = payment;
  await post(tx, {
    orderId: order.id,
    purpose: `payment:${payment.id}`,
    entries: [
      { account: moneyAccountOf(payment), amountPaise },
      { account: 'refundsPayable', amountPaise: -amountPaise },
    ],
  });
  const id = newId();
  await insertRefund(tx, {
    id,
    orderId: order.id,
    paymentId: payment.id,
    amountPaise,
    walletPaise: 0,
    reason,
    state: 'sending',
    askedBy: null,
    askedAt: tx.clock.now(),
    gatewayRefundId: null,
    doneAt: null,
    creditNoteId: null,
  });
  await askToSend(tx, id, payment);
  await notify(tx, {
    kind: `order.${reason}`,
    accountIds: [order.accountId],
    params: { number: order.number },
    link: `/student/orders/${order.id}`,
    key: payment.id,
  });
}
