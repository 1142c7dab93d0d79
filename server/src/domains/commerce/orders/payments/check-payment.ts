import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import type { Job } from '../../../../kernel/jobs/worker.ts';
import { releaseCoupons } from '../../coupons/hold-coupon.ts';
import { listOverdueUses } from '../../coupons/uses.store.ts';
import { releaseWallet } from '../../wallet/hold-wallet.ts';
import { listOverdueHolds } from '../../wallet/holds.store.ts';
import { GatewayRefused, GatewaySilent } from '../../gateways/payment-gateway.ts';
import { gatewayOf } from '../../gateways/ways-to-pay.ts';
import { ownOrder } from '../show-my-order.ts';
import { changeOrder, getOrder, listOverdue, lockOrder } from '../orders.store.ts';
import { presentOrder } from '../present-orders.ts';
import { changeOffline, listOffline, listUnpaidOffline } from '../offline/offline-payments.store.ts';
import { applyWord, applyWordIn } from './apply-word.ts';
import { nextCheckAt } from './check-times.ts';
import { keepMessage, saveOutcome } from './messages.store.ts';
import {
  changePayment,
  getPayment,
  isAtGateway,
  listPayments,
  listToCheck,
  type StoredPayment,
} from './payments.store.ts';

const AT_ONCE = 50;
export const CHECK_PAYMENTS = 'commerce.checkPayments';

type Check = typeof api.commerce.checkPayment;
/** Asks the gateway at once, for a buyer who waits. A gateway that does not answer leaves all as it is. */
export async function checkPayment(ctx: Context, { params }: Input<Check>): Promise<Answer<Check>> {
  const order = await ownOrder(ctx, params.orderId);
  for (const payment of await listPayments(ctx, [order.id])) if (mayChange(payment)) await askAbout(ctx, payment);
  return presentOrder(ctx, await getOrder(ctx, order.id));
}

/** Asks about every payment whose time has come, closes orders that were not paid in time, and gives their coupons and what they held of wallets back. */
export const checkPayments: Job = async (ctx) => {
  for (const payment of await listToCheck(ctx, ctx.clock.now(), AT_ONCE)) await askAbout(ctx, payment);
  for (const { paymentId } of await listUnpaidOffline(ctx, ctx.clock.now(), AT_ONCE))
    await closeOffline(ctx, paymentId);
  for (const { id } of await listOverdue(ctx, ctx.clock.now(), AT_ONCE)) await expire(ctx, id);
  for (const { orderId } of await listOverdueUses(ctx, ctx.clock.now(), AT_ONCE))
    await inTransaction(ctx, (tx) => releaseCoupons(tx, orderId, 'reserved'));
  for (const { orderId } of await listOverdueHolds(ctx, ctx.clock.now(), AT_ONCE))
    await inTransaction(ctx, (tx) => releaseWallet(tx, orderId));
};

/** A payment that failed may still be paid: a gateway lets a buyer try again on its page. */
const mayChange = ({ state }: StoredPayment): boolean =>
  state === 'started' || state === 'pending' || state === 'failed';

/** One question: what is answered is kept and done as if the gateway had sent it. */
export async function askAbout(ctx: Context, payment: StoredPayment): Promise<void> {
  if (!isAtGateway(payment)) return;
  const now = ctx.clock.now();
  const next = mayChange(payment) ? nextCheckAt(payment.startedAt, now) : null;
  await inTransaction(ctx, (tx) => changePayment(tx, payment.id, { checks: payment.checks + 1, nextCheckAt: next }));
  try {
    const { gateway, account } = await gatewayOf(ctx, payment.gateway);
    const { body, ...word } = await gateway.fetchStatus(account, payment.gatewayOrderId);
    const told = { gateway: payment.gateway, paymentId: payment.id, genuine: true, said: word.said, body } as const;
    const id = await keepMessage(ctx, { ...told, way: 'status' });
    await saveOutcome(ctx, id, await applyWord(ctx, payment.id, word));
  } catch (error) {
    if (!(error instanceof GatewaySilent || error instanceof GatewayRefused)) throw error;
    ctx.log.warn({ error, paymentId: payment.id }, 'a gateway did not say how a payment stands');
  }
}

/** Nobody paid in time, or said so; money that comes later can still be written down. */
const closeOffline = (ctx: Context, paymentId: string) =>
  inTransaction(ctx, async (tx) => {
    const { orderId, amountPaise } = await getPayment(tx, paymentId);
    await lockOrder(tx, orderId);
    const offline = (await listOffline(tx, [orderId])).find((one) => one.paymentId === paymentId);
    if (offline?.state !== 'chosen') return;
    await changeOffline(tx, paymentId, { state: 'expired' });
    const word = { said: 'failed', amountPaise, currency: 'INR', method: offline.way, failure: 'expired' } as const;
    await applyWordIn(tx, paymentId, { ...word, gatewayOrderId: paymentId, gatewayPaymentId: null, reference: null });
  });

async function expire(ctx: Context, orderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.state === 'placed' || order.state === 'failed') await changeOrder(tx, orderId, { state: 'expired' });
  });
}
