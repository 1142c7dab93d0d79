import { beforeAll, expect, it } from 'vitest';
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
import { balances } from './ledger/balances.store.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let shop: Awaited<ReturnType<typeof paymentSimulator>>;
beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  shop = await paymentSimulator(world.app);
  closeAfterFile(shop.close);
  const { can: _can, ...seller } = await owner.api.commerce.showSeller();
  await owner.api.commerce.saveSeller({ body: { ...seller, gstin: '27AAPFU0939F1ZV', stateCode: '27' } });
});

const billing = { name: 'Ananya Sharma', address: '', city: '', pin: '', stateCode: '29', gstin: '' } as const;

/** An order of two courses that ends as its buyer and the bank want. */
async function bought(gateway: GatewayName, act: 'pay' | 'payUntold' | 'fail', courseIds: readonly string[]) {
  const student = await place.person('student');
  const items = courseIds.map((id) => ({ kind: 'course' as const, id }));
  const { sums } = await student.api.commerce.quoteOrder({ body: { items } });
  const body = { items, billing, totalPaise: sums.totalPaise, key: newId() };
  const { orderId } = await student.api.commerce.placeOrder({ body });
  const { page } = await student.api.commerce.startPayment({ params: { orderId }, body: { gateway } });
  const { url, fields } = page!;
  await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  await shop.press(fields['order_id'] ?? fields['orderId'] ?? '', act);
  return orderId;
}

it('orders, ledger, gateways and the revenue report say the same number', async () => {
  const courseIds: string[] = [];
  for (const pricePaise of [195_900, 59_901])
    courseIds.push((await aCourse(place.ctx(owner), { details: { pricePaise, validityDays: 365 } })).courseId);
  const first = await bought('razorpay', 'payUntold', courseIds);
  await bought('paytm', 'pay', courseIds.slice(1));
  await bought('razorpay', 'fail', courseIds);
  const whole = await bought('paytm', 'payUntold', courseIds.slice(0, 1));
  const refund = (orderId: string, lines: number[]) =>
    owner.api.commerce.refundOrder({ params: { orderId }, body: { lines, reason: 'Bought by mistake', key: newId() } });
  await refund(first, [1]);
  await refund(whole, [0]);
  await world.runJobs();
  world.clock.advance({ hours: 7 });
  await world.runJobs();
  await owner.signInAgain();

  const { rows } = await owner.api.commerce.listOrders({ query: { size: 100 } });
  const ofOrders = rows
    .filter(({ state }) => state === 'paid' || state === 'part_refunded' || state === 'refunded')
    .reduce((sum, { totalPaise, refundedPaise }) => sum + totalPaise - refundedPaise, 0);
  const { totals } = await owner.api.commerce.showRevenue({ query: { duration: '30day' } });
  const ledger = await balances(place.ctx());
  const income = ['sales', 'outputCgst', 'outputSgst', 'outputIgst'].map((account) => ledger.get(account) ?? 0);
  const paid = [...shop.simulator.orders.values()].filter(({ state }) => state === 'paid');
  const back = [...shop.simulator.refunds.values()].filter(({ state }) => state === 'done');
  const sum = (all: readonly { readonly amountPaise: number }[]) =>
    all.reduce((total, { amountPaise }) => total + amountPaise, 0);
  expect(ofOrders).toBe(195_900 + 59_901);
  expect({
    revenue: totals.keptPaise,
    ledger: -income.reduce((total, paise) => total + paise, 0),
    clearing: ledger.get('gatewayClearing'),
    gateways: sum(paid) - sum(back),
  }).toEqual({ revenue: ofOrders, ledger: ofOrders, clearing: ofOrders, gateways: ofOrders });
});
