import type { OfflineWay } from '@abhyas/contract/commerce/sales/offline-shapes';
import type { Billing, GatewayName, Order, SoldThing } from '@abhyas/contract/commerce/shapes';
import { type Context, inTransaction } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { razorpayWire } from './gateways/simulator/razorpay-wire.ts';
import { paytmWire } from './gateways/simulator/paytm-wire.ts';
import type { SimulatedOrder } from './gateways/simulator/simulator.ts';
import type { PaymentWord } from './gateways/payment-gateway.ts';
import { placeTopUp } from './orders/checkout/place-top-up.ts';
import { placeOrder } from './orders/checkout/place-order.ts';
import { quoteOrder } from './orders/checkout/quote-order.ts';
import { placeInstalment } from './orders/instalments/place-instalment.ts';
import { payOffline } from './orders/offline/pay-offline.ts';
import { tellOfflinePaid } from './orders/offline/tell-offline-paid.ts';
import { changeOrder } from './orders/orders.store.ts';
import { applyWord } from './orders/payments/apply-word.ts';
import { keepMessage, saveOutcome } from './orders/payments/messages.store.ts';
import { settleFree } from './orders/payments/start-payment.ts';
import { showMyOrder } from './orders/show-my-order.ts';
import { insertPayment } from './orders/payments/payments.store.ts';

const wires = { razorpay: razorpayWire, paytm: paytmWire };
/** UPI references of banks have twelve digits. */
const REFERENCE_LOW = 600_000_000_000;

interface Given {
  readonly items: readonly SoldThing[];
  readonly gateway: GatewayName;
  /** As the gateway calls it: upi, card, netbanking. */
  readonly method: string;
  readonly said: 'paid' | 'failed';
  readonly billing?: Partial<Billing>;
  readonly couponCode?: string;
  readonly useWallet?: boolean;
  /** Pays the first part alone. */
  readonly inParts?: boolean;
}

/** An order of the person who acts, at the time of its context, that its gateway told us how it ended. Answers its id. */
export async function anOrder(ctx: Context, { items, gateway, method, said, ...given }: Given): Promise<string> {
  const { couponCode = '', useWallet = false, inParts = false } = given;
  const quote = await quoteOrder(ctx, { body: { items: [...items], couponCode, useWallet, inParts } });
  const billing = { ...quote.billing, ...given.billing };
  const body = {
    items: [...items],
    billing,
    couponCode,
    totalPaise: quote.payPaise,
    walletPaise: quote.payPaise - quote.duePaise,
    inParts,
    key: newId(),
  };
  const order = await placeOrder(ctx, { body });
  if (quote.duePaise > 0) await tellOf(ctx, order, { gateway, method, said });
  // What the wallet pays alone asks no gateway.
  else await settleFree(ctx, order.orderId);
  return order.orderId;
}

interface Offline {
  readonly items: readonly SoldThing[];
  readonly way: OfflineWay;
  /** The number of the transfer that the buyer gave; empty: nothing was said. */
  readonly told: string;
}
/** An order of the person who acts, to be paid to the institute itself. Answers its id. */
export async function anOfflineOrder(ctx: Context, { items, way, told }: Offline): Promise<string> {
  const basket = { items: [...items], couponCode: '', inParts: false };
  const { billing, payPaise: totalPaise } = await quoteOrder(ctx, { body: { ...basket, useWallet: false } });
  const { orderId } = await placeOrder(ctx, { body: { ...basket, billing, totalPaise, walletPaise: 0, key: newId() } });
  await payOffline(ctx, { params: { orderId }, body: { way } });
  if (told !== '') await tellOfflinePaid(ctx, { params: { orderId }, body: { utr: told } });
  return orderId;
}

/** The next part of an order that is paid in parts, at the time of its context. */
export async function anInstalment(ctx: Context, firstId: string): Promise<void> {
  const { orderId } = await placeInstalment(ctx, { params: { orderId: firstId }, body: {} });
  const order = await showMyOrder(ctx, { params: { orderId } });
  await tellOf(ctx, order, { gateway: 'razorpay', method: 'upi', said: 'paid' });
}

/** Money that the person who acts added to the wallet at the time of its context. */
export async function aTopUp(ctx: Context, amountPaise: number): Promise<void> {
  const order = await placeTopUp(ctx, { body: { amountPaise, key: newId() } });
  await tellOf(ctx, order, { gateway: 'razorpay', method: 'upi', said: 'paid' });
}

/** A payment of an order that its gateway told us how it ended. */
async function tellOf(
  ctx: Context,
  { orderId, number, payPaise, walletPaise }: Order,
  { gateway, method, said }: Pick<Given, 'gateway' | 'method' | 'said'>,
): Promise<void> {
  const amountPaise = payPaise - walletPaise;
  const paymentId = newId();
  const tail = paymentId.replaceAll('-', '').slice(-14);
  const gatewayOrderId = gateway === 'paytm' ? paymentId : `order_${tail}`;
  await inTransaction(ctx, async (tx) => {
    await insertPayment(tx, {
      id: paymentId,
      orderId,
      gateway,
      state: 'started',
      amountPaise,
      gatewayOrderId,
      gatewayPaymentId: null,
      method: null,
      reference: null,
      failure: null,
      startedAt: tx.clock.now(),
      finishedAt: null,
      checks: 0,
      nextCheckAt: null,
    });
    await changeOrder(tx, orderId, { state: 'awaiting' });
  });
  const reference = said === 'paid' ? String(REFERENCE_LOW + (parseInt(tail, 16) % REFERENCE_LOW)) : null;
  await tell(ctx, paymentId, {
    gateway,
    title: number,
    word: {
      said,
      gatewayOrderId,
      gatewayPaymentId: `pay_${tail}`,
      amountPaise,
      currency: 'INR',
      method,
      reference,
      failure: said === 'paid' ? null : 'declined',
    },
  });
}

interface Told {
  readonly gateway: GatewayName;
  readonly title: string;
  readonly word: PaymentWord & { readonly said: 'paid' | 'failed'; readonly gatewayPaymentId: string };
}
/** The gateway's own call, as the simulator writes it, kept and done. */
async function tell(ctx: Context, paymentId: string, { gateway, title, word }: Told): Promise<void> {
  const simulated: SimulatedOrder = {
    gateway,
    id: word.gatewayOrderId,
    paymentId: word.gatewayPaymentId,
    amountPaise: word.amountPaise ?? 0,
    currency: word.currency ?? 'INR',
    title,
    state: word.said,
    callbackUrl: '',
    cancelUrl: '',
  };
  const { body } = wires[gateway].webhookOf(simulated);
  const message = {
    gateway,
    way: 'webhook',
    paymentId,
    genuine: true,
    said: word.said,
    body: Buffer.from(body),
  } as const;
  const id = await keepMessage(ctx, message);
  await saveOutcome(ctx, id, await applyWord(ctx, paymentId, word));
}
