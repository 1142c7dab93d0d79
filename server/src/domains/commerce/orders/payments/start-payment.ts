import type { api } from '@abhyas/contract';
import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Bound, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import type { Call } from '../../../../kernel/http/implement.ts';
import { newId } from '../../../../kernel/ids.ts';
import { spendCoupons } from '../../coupons/hold-coupon.ts';
import { contactsOf } from '../../../identity/index.ts';
import { GatewayRefused, GatewaySilent, type BegunPayment } from '../../gateways/payment-gateway.ts';
import { gatewayOf } from '../../gateways/ways-to-pay.ts';
import { sellerOf } from '../../seller/seller-of.ts';
import { ownOrder } from '../show-my-order.ts';
import { holdAgain, spendWallet } from '../../wallet/hold-wallet.ts';
import { areCreditsFree } from '../credits/spend-credits.ts';
import { changeOrder, dueOf, getOrder, listLines, lockOrder, type StoredOrder } from '../orders.store.ts';
import { presentOrder } from '../present-orders.ts';
import { settleOrder } from '../settle-order.ts';
import { firstCheckAt } from './check-times.ts';
import { insertPayment, listPayments } from './payments.store.ts';

type Start = typeof api.commerce.startPayment;
/**
 * Begins a payment of one of the caller's orders, and says where the browser goes. An order that a coupon, credits and the wallet
 * pay for is settled at once.
 * ORDER_CLOSED, PAYMENT_RUNS while the bank has the money of an earlier try in its hands, GATEWAY_OFF, GATEWAY_SILENT.
 */
export async function startPayment(
  ctx: Context,
  { params, body }: Input<Start>,
  { request }: Call,
): Promise<Answer<Start>> {
  const order = await ownOrder(ctx, params.orderId);
  if (dueOf(order) === 0) return settleFree(ctx, order.id);
  await requirePayable(ctx, order);
  const paymentId = newId();
  const begun = await begin(ctx, order, {
    paymentId,
    name: body.gateway,
    origin: `${request.protocol}://${request.host}`,
  });
  await inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    await requirePayable(tx, locked);
    if (!(await holdAgain(tx, order.id))) fail('WALLET_CHANGED');
    await insertPayment(tx, {
      id: paymentId,
      orderId: order.id,
      gateway: body.gateway,
      state: 'started',
      amountPaise: dueOf(locked),
      gatewayOrderId: begun.gatewayOrderId,
      gatewayPaymentId: null,
      method: null,
      reference: null,
      failure: null,
      startedAt: tx.clock.now(),
      finishedAt: null,
      checks: 0,
      nextCheckAt: firstCheckAt(tx.clock.now()),
    });
    await changeOrder(tx, order.id, { state: 'awaiting' });
  });
  return {
    order: await presentOrder(ctx, await getOrder(ctx, order.id)),
    page: { ...begun.page, fields: { ...begun.page.fields } },
  };
}

/** Settles an order of which nothing is left to pay. ORDER_CLOSED where what it counts on is gone. */
export async function settleFree(ctx: Context, id: string): Promise<Answer<Start>> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.state === 'expired') fail('ORDER_CLOSED');
    if (order.paidAt !== null) return;
    if (!(await areCreditsFree(tx, id)) || !(await spendCoupons(tx, id)) || !(await spendWallet(tx, id)))
      fail('ORDER_CLOSED');
    await settleOrder(tx, order, undefined);
  });
  return { order: await presentOrder(ctx, await getOrder(ctx, id)), page: null };
}

/** ORDER_CLOSED for an order that cannot be paid now, PAYMENT_RUNS while somebody has the money of an earlier try in their hands. */
export async function requirePayable(ctx: Context, order: StoredOrder): Promise<void> {
  const open = order.state === 'placed' || order.state === 'awaiting' || order.state === 'failed';
  if (!open || order.expiresAt <= ctx.clock.now()) fail('ORDER_CLOSED');
  const payments = await listPayments(ctx, [order.id]);
  if (payments.some(({ state }) => state === 'pending')) fail('PAYMENT_RUNS');
}

async function begin(
  ctx: Context,
  order: StoredOrder,
  { paymentId, name, origin }: { readonly paymentId: string; readonly name: GatewayName; readonly origin: string },
): Promise<BegunPayment> {
  const { gateway, account } = await gatewayOf(ctx, name);
  const buyer = (await contactsOf(ctx, [order.accountId])).get(order.accountId) ?? fail('NOT_FOUND');
  const { legalName } = await sellerOf(ctx);
  try {
    return await gateway.createOrder(account, {
      paymentId,
      amountPaise: dueOf(order),
      orderNumber: order.number,
      callbackUrl: `${origin}/api/payments/${name}/return`,
      cancelUrl: `${origin}${await returnAddress(ctx, order.id)}`,
      buyer: { id: buyer.id, name: order.billing.name, email: buyer.email, mobile: buyer.mobile },
      sellerName: legalName,
    });
  } catch (error) {
    if (!(error instanceof GatewaySilent || error instanceof GatewayRefused)) throw error;
    ctx.log.error({ error, gateway: name, orderId: order.id }, 'a gateway did not begin a payment');
    return fail('GATEWAY_SILENT');
  }
}

/** Where a gateway sends the browser of a buyer back to: subscriptions have an address of their own (spec §2). */
export async function returnAddress(ctx: Bound, orderId: string): Promise<string> {
  const lines = await listLines(ctx, [orderId]);
  const isSubscription = lines.length > 0 && lines.every(({ thingKind }) => thingKind === 'pass');
  return `/${isSubscription ? 'processsubscription' : 'processtransaction'}?order=${orderId}`;
}
