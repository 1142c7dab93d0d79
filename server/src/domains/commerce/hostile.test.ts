import { beforeAll, describe, expect, it } from 'vitest';
import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import { newId } from '../../kernel/ids.ts';
import {
  aCourse,
  closeAfterFile,
  paymentSimulator,
  type Person,
  type TestInstitute,
  testWorld,
  type World,
} from '../../testing/index.ts';
import { mayOpen } from '../entitlements/index.ts';
import { simulatedKeys } from './gateways/simulator/simulated-account.ts';
import { razorpaySignature } from './gateways/razorpay/razorpay.ts';
import { paytmWire } from './gateways/simulator/paytm-wire.ts';
import { razorpayWire } from './gateways/simulator/razorpay-wire.ts';
import { balances } from './ledger/balances.store.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let shop: Awaited<ReturnType<typeof paymentSimulator>>;
let courseId: string;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  shop = await paymentSimulator(world.app);
  closeAfterFile(shop.close);
  courseId = (await aCourse(place.ctx(owner), { details: { pricePaise: 195_900, validityDays: 365 } })).courseId;
});

const billing = { name: 'Ananya Sharma', address: '', city: '', pin: '', stateCode: null, gstin: '' } as const;
const bodyOf = (over: object = {}) => ({
  items: [{ kind: 'course' as const, id: courseId }],
  billing,
  totalPaise: 195_900,
  key: newId(),
  ...over,
});
/** An order whose payment was begun, and how the gateway knows it; `changed`: what its buyer changed in the form for the gateway. */
async function begun(gateway: GatewayName = 'razorpay', changed: Readonly<Record<string, string>> = {}) {
  const student = await place.person('student');
  const { orderId } = await student.api.commerce.placeOrder({ body: bodyOf() });
  const { page } = await student.api.commerce.startPayment({ params: { orderId }, body: { gateway } });
  const { url, fields } = page!;
  await fetch(url, { method: 'POST', body: new URLSearchParams({ ...fields, ...changed }) });
  const atGateway = shop.simulator.orders.get(fields['order_id'] ?? fields['orderId'] ?? '')!;
  return { student, orderId, atGateway };
}
type Begun = Awaited<ReturnType<typeof begun>>;
const isOpen = async ({ student }: Begun) =>
  (await mayOpen(place.ctx(), student.accountId, 'course', [courseId])).has(courseId);
const stateOf = async ({ student, orderId }: Begun) =>
  (await student.api.commerce.showMyOrder({ params: { orderId } })).state;
/** A webhook at the host of an institute. */
const webhook = (
  body: string,
  headers: Readonly<Record<string, string>>,
  at: TestInstitute = place,
  gateway: GatewayName = 'razorpay',
) =>
  world.app.server.inject({
    method: 'POST',
    url: `/api/payments/${gateway}/webhook`,
    headers: { ...headers, host: at.host },
    payload: body,
  });
const comeBack = (fields: Readonly<Record<string, string>>) =>
  world.app.server.inject({
    method: 'POST',
    url: '/api/payments/razorpay/return',
    headers: { host: place.host, origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
/** What the gateway says of an order, changed and signed as the gateway would. */
function told({ atGateway }: Begun, change: (body: string) => string = (body) => body) {
  const { body, headers } = razorpayWire.webhookOf({ ...atGateway, state: 'paid' });
  const changed = change(body);
  const signature = razorpaySignature(simulatedKeys.razorpay.webhookSecret, changed);
  return [changed, { ...headers, 'x-razorpay-signature': signature }] as const;
}

describe('a request with something changed in it', () => {
  it('cannot set the price: what a line says of itself is not read', async () => {
    const student = await place.person('student');
    const cheap = { items: [{ kind: 'course', id: courseId, pricePaise: 100, discountPaise: 195_800 }] };
    const send = (totalPaise: number) =>
      student.send('POST', '/api/orders', { payload: { ...bodyOf(cheap), totalPaise } });
    expect((await send(100)).json()).toMatchObject({ error: 'ORDER_PRICE_CHANGED' });
    expect((await send(195_900)).statusCode).toBe(200);
    const { rows } = await student.api.commerce.listMyOrders({ query: {} });
    expect(rows).toHaveLength(1);
    expect(rows.every(({ sums }) => sums.totalPaise === 195_900)).toBe(true);
  });

  it('cannot take a coupon of another institute', async () => {
    const elsewhere = await world.institute();
    const coupon = { code: 'ELSEWHERE', kind: 'amount', value: 190_000, mostPaise: null, leastPaise: 0 } as const;
    const limits = { startsAt: null, endsAt: null, uses: null, usesEach: 1, firstOrder: false, courseIds: [] };
    await (
      await elsewhere.person('owner')
    ).api.commerce.createCoupon({
      body: { ...coupon, ...limits, partner: '', open: true, listed: false },
    });
    const student = await place.person('student');
    const order = student.api.commerce.placeOrder({ body: bodyOf({ couponCode: 'ELSEWHERE', totalPaise: 5900 }) });
    await expect(order).rejects.toMatchObject({ error: 'COUPON_UNKNOWN' });
  });

  it.each([
    ['a smaller sum', (body: string) => body.replace('195900', '100')],
    ['a larger sum', (body: string) => body.replace('195900', '19590000')],
    ['another currency', (body: string) => body.replace('"INR"', '"IDR"')],
  ])('that was paid with %s opens nothing, though the gateway signed it', async (_what, change) => {
    const order = await begun();
    expect((await webhook(...told(order, change))).statusCode).toBe(200);
    expect([await stateOf(order), await isOpen(order)]).toEqual(['awaiting', false]);
    await webhook(...told(order));
    expect([await stateOf(order), await isOpen(order)]).toEqual(['paid', true]);
  });
});

describe('another currency', () => {
  it('in a request is refused, where it could be read as rupees otherwise', async () => {
    const student = await place.person('student');
    const send = (url: string, payload: object) => student.send('POST', url, { payload });
    const topUp = { amountPaise: 10_000, key: newId() };
    const wrong = [
      await send('/api/orders', bodyOf({ currency: 'IDR' })),
      await send('/api/wallet/top-ups', { ...topUp, currency: 'IDR' }),
    ];
    for (const reply of wrong)
      expect([reply.statusCode, reply.json().fields]).toEqual([
        422,
        [expect.objectContaining({ path: 'body.currency' })],
      ]);
    expect((await student.api.commerce.listMyOrders({ query: {} })).rows).toEqual([]);
    expect((await send('/api/orders', bodyOf({ currency: 'INR' }))).statusCode).toBe(200);
  });

  it('that a buyer puts into the form for the gateway opens nothing, whoever tells of it', async () => {
    const order = await begun('razorpay', { currency: 'IDR' });
    await shop.press(order.atGateway.id, 'payTold2');
    await order.student.api.commerce.checkPayment({ params: { orderId: order.orderId } });
    expect([await stateOf(order), await isOpen(order)]).toEqual(['awaiting', false]);
  });

  it('that Paytm signed opens nothing, and the true word after it does', async () => {
    const order = await begun('paytm');
    const paid = { ...order.atGateway, state: 'paid' } as const;
    const tell = async (currency: string) => {
      const { body, headers } = paytmWire.webhookOf({ ...paid, currency });
      return (await webhook(body, headers, place, 'paytm')).statusCode;
    };
    expect(await tell('IDR')).toBe(200);
    expect([await stateOf(order), await isOpen(order)]).toEqual(['awaiting', false]);
    expect(await tell('INR')).toBe(200);
    expect([await stateOf(order), await isOpen(order)]).toEqual(['paid', true]);
  });

  it('of a complaint at the bank takes nothing back', async () => {
    const order = await begun();
    await webhook(...told(order));
    const lost = (currency: string) => {
      const { body, headers } = razorpayWire.disputeOf!(
        { ...order.atGateway, state: 'paid', currency },
        'lost',
        195_900,
      );
      return webhook(body, { ...headers, 'x-razorpay-event-id': newId() });
    };
    expect((await lost('IDR')).statusCode).toBe(200);
    expect([await stateOf(order), await isOpen(order)]).toEqual(['paid', true]);
    await lost('INR');
    expect([await stateOf(order), await isOpen(order)]).toEqual(['refunded', false]);
  });
});

describe('a message that is not the gateway’s', () => {
  it('is refused when it is forged, and does not take the place of the true one', async () => {
    const order = await begun();
    const [body, headers] = told(order);
    const forged = { ...headers, 'x-razorpay-signature': razorpaySignature('a guessed secret', body) };
    expect((await webhook(body, forged)).statusCode).toBe(400);
    expect((await webhook(body, {})).statusCode).toBe(400);
    expect([await stateOf(order), await isOpen(order)]).toEqual(['awaiting', false]);
    expect((await webhook(body, headers)).statusCode).toBe(200);
    expect(await stateOf(order)).toBe('paid');
  });

  it('does nothing at the host of another institute', async () => {
    const order = await begun();
    const elsewhere = await world.institute();
    await webhook(...told(order), elsewhere);
    expect([await stateOf(order), await isOpen(order)]).toEqual(['awaiting', false]);
  });

  it('does nothing when it is played again after the money went back', async () => {
    const order = await begun();
    const message = told(order);
    await webhook(...message);
    const refund = { lines: [0], reason: 'Bought by mistake', key: newId() };
    await owner.api.commerce.refundOrder({ params: { orderId: order.orderId }, body: refund });
    const before = await balances(place.ctx());
    await webhook(...message);
    await webhook(...told(order, (body) => body.replace('"event"', '"again":1,"event"')));
    expect([await stateOf(order), await isOpen(order)]).toEqual(['refunded', false]);
    expect(await balances(place.ctx())).toEqual(before);
  });

  it('of one’s own paid order pays no other order', async () => {
    const [paid, other] = [await begun(), await begun()];
    await webhook(...told(paid));
    const fields = razorpayWire.returnOf({ ...paid.atGateway, state: 'paid' }, false);
    await comeBack({ ...fields, razorpay_order_id: other.atGateway.id });
    expect([await stateOf(other), await isOpen(other)]).toEqual(['awaiting', false]);
  });
});

describe('the way back from a gateway', () => {
  it('leads to a page of this institute, whatever the browser brings', async () => {
    const order = await begun();
    const evil = 'https://evil.example/';
    const given = { redirect: evil, callback: evil, order: evil, callback_url: evil };
    const fields = razorpayWire.returnOf({ ...order.atGateway, state: 'paid' }, true);
    const known = await comeBack({ ...fields, ...given });
    expect(known.headers['location']).toBe(`/processtransaction?order=${order.orderId}`);
    expect((await comeBack({ ...given, razorpay_order_id: evil })).headers['location']).toBe('/student');
  });
});
