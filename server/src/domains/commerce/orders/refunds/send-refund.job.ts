import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { enqueue } from '../../../../kernel/jobs/enqueue.ts';
import type { Job } from '../../../../kernel/jobs/worker.ts';
import { gatewayOf } from '../../gateways/ways-to-pay.ts';
import type { RefundWord } from '../../gateways/payment-gateway.ts';
import { post } from '../../ledger/ledger.store.ts';
import { fail } from '../../../../kernel/errors.ts';
import { lockOrder } from '../orders.store.ts';
import {
  changePayment,
  getPayment,
  isAtGateway,
  moneyAccountOf,
  type StoredPayment,
} from '../payments/payments.store.ts';
import { atGateway, changeRefund, getRefund, listRefundsOfPayments, type StoredRefund } from './refunds.store.ts';

export const SEND_REFUND = 'commerce.sendRefund';
/** A bank takes days; how a refund stands is asked for four times a day. */
const ASKED_AGAIN_MS = 6 * 60 * 60 * 1000;

interface Given {
  readonly refundId: string;
  /** How often the gateway was asked before; absent: never. */
  readonly asked?: number;
}

/**
 * Sends a refund to its gateway, and asks later how it stands, until it is done. A gateway that does not answer makes the job fail, so the
 * queue tries again: the number of the refund makes it the same one however often it is sent.
 */
export const sendRefund: Job = async (ctx, given) => {
  const { refundId, asked = 0 } = given as unknown as Given;
  const refund = await getRefund(ctx, refundId);
  if (refund.state === 'done' || refund.state === 'failed') return;
  const payment = await getPayment(ctx, refund.paymentId ?? fail('NOT_FOUND'));
  const word = await askGateway(ctx, refund, payment);
  await inTransaction(ctx, async (tx) => {
    await lockOrder(tx, refund.orderId);
    const now = await getRefund(tx, refund.id);
    if (now.state === 'done') return;
    const doneAt = word.state === 'done' ? tx.clock.now() : null;
    await changeRefund(tx, refund.id, { state: word.state, gatewayRefundId: word.gatewayRefundId, doneAt });
    if (word.state === 'done') return finishRefund(tx, now, payment);
    if (word.state === 'failed') return tx.log.error({ refundId: refund.id }, 'a gateway could not send a refund');
    const runAt = new Date(tx.clock.now().getTime() + ASKED_AGAIN_MS);
    // A key of its own: under the key of this job, which the queue may have given back meanwhile, it would end with this job.
    const next = { refundId, asked: asked + 1 };
    await enqueue(tx, SEND_REFUND, next, { key: `refund:${refundId}:${next.asked}`, runAt });
  });
};

/** Has a refund sent by its gateway. One of money that came without a gateway is paid out by hand, and waits for somebody. */
export async function askToSend(tx: TransactionContext, refundId: string, payment: StoredPayment): Promise<void> {
  if (isAtGateway(payment)) await enqueue(tx, SEND_REFUND, { refundId }, { key: `refund:${refundId}` });
}

async function askGateway(ctx: Context, refund: StoredRefund, payment: StoredPayment): Promise<RefundWord> {
  if (!isAtGateway(payment)) fail('GATEWAY_OFF');
  const { gateway, account } = await gatewayOf(ctx, payment.gateway);
  const { gatewayOrderId, gatewayPaymentId } = payment;
  const what = { refundId: refund.id, gatewayOrderId, gatewayPaymentId: gatewayPaymentId ?? '' };
  return refund.gatewayRefundId === null
    ? gateway.refund(account, { ...what, amountPaise: atGateway(refund) })
    : gateway.fetchRefund(account, { ...what, gatewayRefundId: refund.gatewayRefundId });
}

/** The money of a refund has left the account that it was in. */
export async function finishRefund(
  tx: TransactionContext,
  refund: StoredRefund,
  payment: StoredPayment,
): Promise<void> {
  await post(tx, {
    orderId: refund.orderId,
    purpose: `sent:${refund.id}`,
    entries: [
      { account: 'refundsPayable', amountPaise: atGateway(refund) },
      { account: moneyAccountOf(payment), amountPaise: -atGateway(refund) },
    ],
  });
  const all = await listRefundsOfPayments(tx, [payment.id]);
  const back = all.reduce((sum, one) => sum + (one.state === 'done' ? atGateway(one) : 0), 0);
  if (back >= payment.amountPaise) await changePayment(tx, payment.id, { state: 'refunded' });
}
