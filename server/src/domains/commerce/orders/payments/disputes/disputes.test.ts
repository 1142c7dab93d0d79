import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../../kernel/ids.ts';
import {
  aCourse,
  closeAfterFile,
  paymentSimulator,
  type Person,
  type TestInstitute,
  testWorld,
  type World,
} from '../../../../../testing/index.ts';
import { mayOpen } from '../../../../entitlements/index.ts';
import { balances } from '../../../ledger/balances.store.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let shop: Awaited<ReturnType<typeof paymentSimulator>>;
const PRICE = 118_000;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  shop = await paymentSimulator(world.app);
  closeAfterFile(shop.close);
});

/** A course that a student has paid, with what disputes need. */
async function bought() {
  const { courseId } = await aCourse(place.ctx(owner), { details: { pricePaise: PRICE, validityDays: 365 } });
  const student = await place.person('student');
  const items = [{ kind: 'course' as const, id: courseId }];
  const billing = { name: 'Ananya', address: '', city: '', pin: '', stateCode: null, gstin: '' } as const;
  const order = { items, billing, totalPaise: PRICE, key: newId() };
  const { orderId } = await student.api.commerce.placeOrder({ body: order });
  const { page } = await student.api.commerce.startPayment({ params: { orderId }, body: { gateway: 'razorpay' } });
  await fetch(page!.url, { method: 'POST', body: new URLSearchParams(page!.fields) });
  const gatewayOrderId = page!.fields['order_id'] ?? '';
  await shop.press(gatewayOrderId, 'payUntold');
  const isOpen = async () => (await mayOpen(place.ctx(), student.accountId, 'course', [courseId])).has(courseId);
  const show = () => owner.api.commerce.showOrder({ params: { orderId } });
  const dispute = (state: 'created' | 'lost' | 'won', amountPaise = PRICE) =>
    shop.simulator.dispute(gatewayOrderId, state, amountPaise);
  return { student, isOpen, show, dispute, orderId };
}
const sums = async () => {
  const all = await balances(place.ctx());
  expect([...all.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
  return ['gatewayClearing', 'sales', 'refundsPayable'].map((account) => all.get(account) ?? 0);
};

describe('a payment that the bank of its payer takes back', () => {
  it('shows to staff while it is open, and closes what it opened once it is lost, however often that is told', async () => {
    const before = await sums();
    const { student, isOpen, show, dispute, orderId } = await bought();
    await dispute('created');
    expect(await isOpen()).toBe(true);
    const waiting = await owner.api.commerce.listOrders({ query: { view: 'needsYou' } });
    expect(waiting.rows.map((row) => row.orderId)).toContain(orderId);
    expect((await show()).events.some(({ kind }) => kind === 'disputed')).toBe(true);
    await dispute('lost');
    await dispute('lost');
    expect(await isOpen()).toBe(false);
    const lost = await show();
    expect(lost).toMatchObject({ state: 'refunded', refundedPaise: PRICE, payment: { state: 'refunded' }, toSend: [] });
    expect(lost.creditNotes).toHaveLength(1);
    expect(lost.events.filter(({ kind }) => kind === 'takenByBank')).toHaveLength(1);
    expect(await sums()).toEqual(before);
    await world.runJobs();
    expect(shop.simulator.refunds.size).toBe(0);
    const { rows } = await student.api.notices.listNotices({ query: {} });
    expect(rows.map(({ kind }) => kind)).toContain('order.takenByBank');
    const after = await owner.api.commerce.listOrders({ query: { view: 'needsYou' } });
    expect(after.rows.map((row) => row.orderId)).not.toContain(orderId);
  });

  it('stays open where the dispute is won, and an unsigned dispute does nothing', async () => {
    const { isOpen, show, dispute } = await bought();
    await dispute('created');
    await dispute('won');
    expect(await isOpen()).toBe(true);
    const forged = await world.app.server.inject({
      method: 'POST',
      url: '/api/payments/razorpay/webhook',
      headers: { host: place.host, 'x-razorpay-signature': 'a guess' },
      payload: '{"event":"payment.dispute.lost"}',
    });
    expect(forged.statusCode).toBe(400);
    expect(await show()).toMatchObject({ state: 'paid' });
  });
});
