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
import { changeOrder } from './orders/orders.store.ts';
import { applyWord } from './orders/payments/apply-word.ts';
import { keepMessage, saveOutcome } from './orders/payments/messages.store.ts';
import { settleFree } from './orders/payments/start-payment.ts';
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
}

/** An order of the person who acts, at the time of its context, that its gateway told us how it ended. Answers its id. */
export async function anOrder(ctx: Context, { items, gateway, method, said, ...given }: Given): Promise<string> {
  const { couponCode = '', useWallet = false } = given;
  const quote = await quoteOrder(ctx, { body: { items: [...items], couponCode, useWallet } });
  const billing = { ...quote.billing, ...given.billing };
  const body = {
    items: [...items],
    billing,
    couponCode,
    totalPaise: quote.payPaise,
    walletPaise: quote.payPaise - quote.duePaise,
    key: newId(),
  };
  const order = await placeOrder(ctx, { body });
  if (quote.duePaise > 0) await tellOf(ctx, order, { gateway, method, said });
  // What the wallet pays alone asks no gateway.
  else await settleFree(ctx, order.orderId);
  return order.orderId;
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
