import { setTimeout as pause } from 'node:timers/promises';
import type { Quote } from '@abhyas/contract/commerce/orders';
import { type GatewayName, gatewayNames, type Order } from '@abhyas/contract/commerce/shapes';
import type { Account } from '../../bench/rig/school.ts';
import type { Act, SimulatedOrder } from '../../server/src/domains/commerce/gateways/simulator/simulator.ts';
import { newId } from '../../server/src/kernel/ids.ts';
import { patiently } from '../patience.ts';
import type { Random } from '../random.ts';
import { CallError, Session } from '../session.ts';
import type { Shop } from './shop.ts';

type Begun = { readonly page: { readonly url: string; readonly fields: Readonly<Record<string, string>> } | null };
const billing = { name: 'Asha Rig', address: '', city: '', pin: '', stateCode: null, gstin: '' };

/** One buyer: what she does is decided by chance, whatever happens to servers, messages and tabs around her. */
export class Purchase {
  /** Undefined where nothing was placed. */
  orderId: string | undefined;
  readonly #shop: Shop;
  readonly #random: Random;
  readonly #session: Session;
  readonly #couponCode: string;

  constructor(shop: Shop, buyer: Account, random: Random, couponCode: string) {
    this.#shop = shop;
    this.#random = random;
    this.#couponCode = couponCode;
    this.#session = new Session(buyer, random.pick(shop.fleet.ports), 'purchase');
  }

  /** Places an order and tries to pay it, up to three times. */
  async buy(): Promise<void> {
    await patiently(() => this.#session.signIn());
    this.orderId = await this.#place();
    for (let tries = this.#random.whole(1, 3); tries > 0; tries--) {
      const order = await this.#call<Order>('GET', `/api/orders/${this.orderId}`);
      if (order.state !== 'placed' && order.state !== 'awaiting' && order.state !== 'failed') break;
      await this.#tryToPay();
      await pause(this.#random.whole(5, 120));
    }
    this.#session.close();
  }

  async #place(): Promise<string> {
    const shuffled = this.#shop.courseIds.toSorted(() => this.#random.next() - 0.5);
    const items = shuffled.slice(0, this.#random.whole(1, 3)).map((id) => ({ kind: 'course', id }));
    const key = newId();
    const useWallet = this.#random.chance(0.5);
    if (useWallet) this.#shop.tally.add('wallet used');
    const placeWith = async (couponCode: string) => {
      const quote = await this.#call<Quote>('POST', '/api/checkout/quote', { items, couponCode, useWallet });
      const walletPaise = quote.payPaise - quote.duePaise;
      const body = { items, couponCode, billing, totalPaise: quote.payPaise, walletPaise, key };
      const place = () => this.#call<Order>('POST', '/api/orders', body);
      const twice = this.#random.chance(0.2);
      if (twice) this.#shop.tally.add('order sent twice');
      const [order, again] = await Promise.all([place(), twice ? place() : undefined]);
      if (again && again.orderId !== order.orderId) throw new Error('one key made two orders');
      return order.orderId;
    };
    if (!this.#random.chance(0.5)) return placeWith('');
    return placeWith(this.#couponCode).catch((error: unknown) => {
      if (!(error instanceof CallError) || !error.name.startsWith('COUPON_')) throw error;
      this.#shop.tally.add('coupon refused');
      return placeWith('');
    });
  }

  async #tryToPay(): Promise<void> {
    const { tally } = this.#shop;
    const begun = [await this.#begin(this.#random.pick(gatewayNames))];
    if (this.#random.chance(0.15)) begun.push(await this.#begin(this.#random.pick(gatewayNames)));
    const orders = begun.flatMap((one) => one ?? []);
    if (orders.length === 2) tally.add('paid in two tabs');
    if (this.#random.chance(0.08)) await this.#outOfTime();
    for (const order of orders) {
      const act = this.#act(orders.length === 2);
      if (act === undefined) tally.add('tab closed');
      else await this.#pay(order, act);
    }
  }

  /** Undefined where the order takes no payment any more, or is paid already. */
  async #begin(gateway: GatewayName): Promise<SimulatedOrder | undefined> {
    try {
      const { page } = await this.#call<Begun>('POST', `/api/orders/${this.orderId}/payments`, { gateway });
      if (!page) return undefined;
      const id = page.fields['order_id'] ?? page.fields['orderId'] ?? '';
      // The page of the gateway learns the way back from the form.
      await patiently(() => fetch(page.url, { method: 'POST', body: new URLSearchParams({ ...page.fields }) }));
      return this.#shop.simulator.orders.get(id);
    } catch (error) {
      if (error instanceof CallError && ['ORDER_CLOSED', 'PAYMENT_RUNS', 'WALLET_CHANGED'].includes(error.name))
        return undefined;
      throw error;
    }
  }

  /** What is pressed at the bank; undefined: the page is closed. Who has two tabs open pays in both. */
  #act(pays: boolean): Act | undefined {
    const act = this.#random.weighted({
      pay: 30,
      payTold2: 8,
      payToldFirst: 10,
      payUntold: 14,
      payForged: pays ? 0 : 7,
      leavePending: 8,
      fail: pays ? 0 : 13,
      close: pays ? 0 : 10,
    });
    return act === 'close' ? undefined : act;
  }

  async #pay(order: SimulatedOrder, act: Act): Promise<void> {
    const { tally, post, simulator } = this.#shop;
    if (act === 'fail') tally.add('payment failed');
    if (act === 'leavePending') tally.add('left pending');
    if (act === 'payForged') tally.add('return forged');
    const { url, fields } = await simulator.act(order.id, act);
    const goesBack = this.#random.weighted({ once: 60, never: 28, twice: 12 });
    if (goesBack === 'never') return tally.add('return lost');
    if (goesBack === 'twice') tally.add('return repeated');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
    const send = () =>
      post.send(new URL(url).pathname, { body: new URLSearchParams({ ...fields }).toString(), headers });
    await Promise.all([send(), goesBack === 'twice' && send()]);
  }

  /** The time of the order runs out while its buyer is at the bank. */
  async #outOfTime(): Promise<void> {
    this.#shop.tally.add('paid too late');
    await this.#shop.sql(`update orders set expires_at = now() - interval '1 second' where id = $1`, [this.orderId]);
    for (const table of ['coupon_uses', 'wallet_holds'])
      await this.#shop.sql(`update ${table} set holds_until = now() - interval '1 second' where order_id = $1`, [
        this.orderId,
      ]);
  }

  /** Asked again with the same words while servers are down or a gateway is silent; a refusal is thrown. */
  #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return insist<T>(this.#session, method, path, body);
  }
}

/** The same call again and again, until a server answers it with success or a refusal, which is thrown. */
export async function insist<T>(session: Session, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await patiently(async () => {
    try {
      return { value: (await session.call(method, path, body)) as T };
    } catch (error) {
      const { status = 0, name } = error as Partial<CallError>;
      if (status === 0 || status >= 500 || name === 'GATEWAY_SILENT' || status === 429) throw error;
      return { error };
    }
  });
  if ('error' in answer) throw answer.error;
  return answer.value;
}
