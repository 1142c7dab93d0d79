import { randomBytes } from 'node:crypto';
import type { GatewayName } from '@abhyas/contract/commerce/shapes';

/** What can happen to a payment, and what the gateway then says by itself. */
export const acts = [
  'pay',
  'payTold2',
  'payToldFirst',
  'payUntold',
  'payLate',
  'payForged',
  'leavePending',
  'fail',
] as const;
export type Act = (typeof acts)[number];

/** An order at the simulated gateway. */
export interface SimulatedOrder {
  readonly gateway: GatewayName;
  readonly id: string;
  readonly amountPaise: number;
  /** As the form of the buyer says it, which a buyer can change. */
  currency: string;
  readonly title: string;
  callbackUrl: string;
  cancelUrl: string;
  state: 'created' | 'pending' | 'failed' | 'paid';
  /** Of the last try. */
  paymentId: string;
}
export interface SimulatedRefund {
  readonly id: string;
  readonly refundId: string;
  readonly amountPaise: number;
  state: 'sent' | 'done';
}
/** Brings a message to the shop, as the gateway's own server would. */
export type Deliver = (
  url: URL,
  message: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
) => Promise<void>;
/** The form with which a browser goes back to the shop. */
export interface Return {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}
/** How one gateway writes its messages. */
export interface Wire {
  readonly returnOf: (order: SimulatedOrder, forged: boolean) => Readonly<Record<string, string>>;
  readonly webhookOf: (order: SimulatedOrder) => Told;
  /** Paytm tells of disputes on its own pages alone. */
  readonly disputeOf?: (order: SimulatedOrder, told: 'created' | 'won' | 'lost', amountPaise: number) => Told;
}
interface Told {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** So long after "pay late" the money arrives. */
const LATE_MS = 15_000;

/** Orders and refunds of both simulated gateways, in memory. No money moves. */
export class Simulator {
  readonly orders = new Map<string, SimulatedOrder>();
  readonly refunds = new Map<string, SimulatedRefund>();
  /** Nothing is answered any more, as in an outage. */
  silent = false;
  readonly #wires: Readonly<Record<GatewayName, Wire>>;
  readonly #deliver: Deliver;

  constructor(wires: Readonly<Record<GatewayName, Wire>>, deliver: Deliver) {
    this.#wires = wires;
    this.#deliver = deliver;
  }

  newOrder(
    given: Pick<SimulatedOrder, 'gateway' | 'amountPaise' | 'title' | 'callbackUrl'> & { readonly id?: string },
  ): SimulatedOrder {
    const id = given.id ?? `order_${randomBytes(7).toString('hex')}`;
    const begun = { currency: 'INR', cancelUrl: '', state: 'created', paymentId: newPaymentId() } as const;
    const order: SimulatedOrder = { ...given, id, ...begun };
    this.orders.set(id, order);
    return order;
  }

  /** What the buyer did on the page. Answers the form that the browser brings back; undefined: the page was closed. */
  async act(id: string, act: Act): Promise<Return> {
    const order = this.orders.get(id);
    if (!order) throw new Error(`the simulator knows no order ${id}`);
    const forged = act === 'payForged';
    if (!forged && order.state !== 'paid') {
      if (order.state === 'failed') order.paymentId = newPaymentId();
      order.state = act === 'fail' ? 'failed' : act === 'leavePending' || act === 'payLate' ? 'pending' : 'paid';
    }
    const told = this.#wires[order.gateway].returnOf(forged ? { ...order, state: 'paid' } : order, forged);
    const later = act === 'pay' || act === 'fail' ? 1 : act === 'payTold2' ? 2 : 0;
    if (act === 'payToldFirst') await this.tell(order);
    if (act === 'payLate') setTimeout(() => void this.#arrive(order), LATE_MS).unref();
    for (let time = 0; time < later; time++) setImmediate(() => void this.tell(order));
    return { url: order.callbackUrl, fields: told };
  }

  /** The gateway's own server says how the order stands. */
  async tell(order: SimulatedOrder): Promise<void> {
    const url = new URL(order.callbackUrl.replace(/return$/, 'webhook'));
    await this.#deliver(url, this.#wires[order.gateway].webhookOf(order));
  }

  /** The bank of the payer tells Razorpay of a complaint, and Razorpay tells the shop. */
  async dispute(id: string, told: 'created' | 'won' | 'lost', amountPaise: number): Promise<void> {
    const order = this.orders.get(id);
    const message = order && this.#wires[order.gateway].disputeOf?.(order, told, amountPaise);
    if (!message) throw new Error(`the simulator cannot dispute ${id}`);
    await this.#deliver(new URL(order.callbackUrl.replace(/return$/, 'webhook')), message);
  }

  async #arrive(order: SimulatedOrder): Promise<void> {
    if (order.state === 'paid') return;
    order.state = 'paid';
    await this.tell(order);
  }

  /** The same number of a refund is the same refund. The bank needs until it is asked about again. */
  refund(refundId: string, amountPaise: number): SimulatedRefund {
    const known = this.refunds.get(refundId);
    if (known) return known;
    const refund: SimulatedRefund = {
      id: `rfnd_${randomBytes(7).toString('hex')}`,
      refundId,
      amountPaise,
      state: 'sent',
    };
    this.refunds.set(refundId, refund);
    return refund;
  }
}

const newPaymentId = () => `pay_${randomBytes(7).toString('hex')}`;
