import { beforeAll, describe, expect, it } from 'vitest';
import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import { insertRows, removeRows } from '../../kernel/database/rows.ts';
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
});

const course = async (pricePaise = 195_900, title = 'Waves and optics') =>
  (await aCourse(place.ctx(owner), { title, details: { pricePaise, validityDays: 365 } })).courseId;
const billing = { name: 'Ananya Sharma', address: '', city: '', pin: '', stateCode: null, gstin: '' } as const;
const items = (...ids: readonly string[]) => ids.map((id) => ({ kind: 'course' as const, id }));

async function placed(student: Person, ...ids: readonly string[]) {
  const { sums } = await student.api.commerce.quoteOrder({ body: { items: items(...ids) } });
  const body = { items: items(...ids), billing, totalPaise: sums.totalPaise, key: newId() };
  return student.api.commerce.placeOrder({ body });
}
async function begun(student: Person, orderId: string, gateway: GatewayName = 'razorpay') {
  const { page } = await student.api.commerce.startPayment({ params: { orderId }, body: { gateway } });
  const { url, fields } = page!;
  // The browser opens the page of the gateway, which learns the way back from the form.
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  expect(reply.status).toBe(200);
  return fields['order_id'] ?? fields['orderId'] ?? '';
}
const show = (student: Person, orderId: string) => student.api.commerce.showMyOrder({ params: { orderId } });
const isOpen = async ({ accountId }: Person, courseId: string) =>
  (await mayOpen(place.ctx(), accountId, 'course', [courseId])).has(courseId);
async function ledgerIsWhole() {
  const sums = await balances(place.ctx());
  expect([...sums.values()].reduce((all, sum) => all + sum, 0)).toBe(0);
  return sums;
}

describe.each(['razorpay', 'paytm'] as const)('a course bought through %s', (gateway) => {
  it('is open with its invoice as soon as the buyer is back', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const order = await placed(student, courseId);
    expect(order).toMatchObject({ state: 'placed', sums: { totalPaise: 195_900 }, payment: null });
    const id = await begun(student, order.orderId, gateway);
    expect(await isOpen(student, courseId)).toBe(false);
    expect(await shop.press(id, 'payUntold')).toBe(`/processtransaction?order=${order.orderId}`);
    const paid = await show(student, order.orderId);
    expect(paid).toMatchObject({ state: 'paid', payment: { state: 'captured', amountPaise: 195_900, gateway } });
    expect(paid.invoiceNumber).toMatch(/^[A-Z]{1,4}\/\d\d-\d\d\/\d{5}$/);
    expect(await isOpen(student, courseId)).toBe(true);
    const invoice = await student.api.commerce.showInvoice({ params: { orderId: order.orderId } });
    expect(invoice).toMatchObject({ kind: 'billOfSupply', number: paid.invoiceNumber, sums: { totalPaise: 195_900 } });
    await ledgerIsWhole();
  });

  it('is granted once however often and in whatever order the gateway says so', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const order = await placed(student, courseId);
    const id = await begun(student, order.orderId, gateway);
    await shop.press(id, 'payToldFirst');
    const before = await ledgerIsWhole();
    const simulated = shop.simulator.orders.get(id)!;
    await shop.simulator.tell(simulated);
    await shop.press(id, 'pay');
    await student.api.commerce.checkPayment({ params: { orderId: order.orderId } });
    expect(await ledgerIsWhole()).toEqual(before);
    const { events } = await owner.api.commerce.showOrder({ params: { orderId: order.orderId } });
    expect(events.filter(({ kind }) => kind === 'toldPaid')).toHaveLength(1);
    expect(events.filter(({ kind }) => kind === 'opened' || kind === 'invoiced')).toHaveLength(2);
    const history = await world.query('select count(*)::int as many from entitlements where holder_id = $1', [
      student.accountId,
    ]);
    expect(history).toEqual([{ many: 1 }]);
  });

  it('stays closed when the return is forged, and the forgery is kept', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const order = await placed(student, courseId);
    await shop.press(await begun(student, order.orderId, gateway), 'payForged');
    expect(await show(student, order.orderId)).toMatchObject({ state: 'awaiting', payment: { state: 'started' } });
    expect(await isOpen(student, courseId)).toBe(false);
    const { events } = await owner.api.commerce.showOrder({ params: { orderId: order.orderId } });
    const forged = events.find(({ kind }) => kind === 'toldForged')!;
    const message = await owner.api.commerce.showGatewayMessage({
      params: { orderId: order.orderId, messageId: forged.messageId! },
    });
    expect(message).toMatchObject({ genuine: false });
    expect(message.body).toContain(order.payment === null ? '=' : '');
  });

  it('can be paid again after the bank said no, and nothing was charged before', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const order = await placed(student, courseId);
    await shop.press(await begun(student, order.orderId, gateway), 'fail');
    expect(await show(student, order.orderId)).toMatchObject({
      state: 'failed',
      payment: { state: 'failed', failure: 'declined' },
    });
    await shop.press(await begun(student, order.orderId, gateway), 'payUntold');
    expect(await show(student, order.orderId)).toMatchObject({ state: 'paid' });
  });

  it('opens by itself when the tab was closed and the gateway never told', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const order = await placed(student, courseId);
    const id = await begun(student, order.orderId, gateway);
    await shop.simulator.act(id, 'payUntold');
    world.clock.advance({ minutes: 3 });
    await world.sweep(place);
    await world.runJobs();
    expect(await show(student, order.orderId)).toMatchObject({ state: 'paid', payment: { checks: 1 } });
    expect(await isOpen(student, courseId)).toBe(true);
  });
});

describe('the page of a course with a price', () => {
  it('leads to the checkout where payments are taken, and else says whom to ask', async () => {
    const elsewhere = await world.institute();
    const theirOwner = await elsewhere.person('owner');
    const page = async (pricePaise: number) => {
      const made = await aCourse(elsewhere.ctx(theirOwner), { details: { pricePaise } });
      return theirOwner.api.courses.showCoursePage({ params: made });
    };
    expect(await page(195_900)).toMatchObject({ askBy: null });
    const shut = { keyId: 'rzp_test_1', secret: 'a key of sixteen', website: 'DEFAULT', open: false };
    await theirOwner.api.commerce.saveGateway({ params: { gateway: 'razorpay' }, body: shut });
    await theirOwner.api.commerce.saveGateway({ params: { gateway: 'paytm' }, body: shut });
    const seller = await theirOwner.api.commerce.showSeller();
    await theirOwner.api.commerce.saveSeller({ body: { ...seller, email: 'office@elsewhere.example' } });
    expect(await page(195_900)).toMatchObject({ askBy: { email: 'office@elsewhere.example' } });
    expect(await page(0)).toMatchObject({ askBy: null });
    // Paid to the institute itself, it can be bought all the same.
    await theirOwner.api.commerce.saveOfflineWays({ body: { upiId: 'office@okaxis', bank: '', office: '' } });
    expect(await page(195_900)).toMatchObject({ askBy: null });
  });
});

describe('an order', () => {
  it('is one order however often the page sends it', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const body = { items: items(courseId), billing, totalPaise: 195_900, key: newId() };
    const orders = await Promise.all([1, 2, 3].map(() => student.api.commerce.placeOrder({ body })));
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    const { total, rows } = await student.api.commerce.listMyOrders({ query: {} });
    expect([total, rows[0]?.number]).toEqual([1, orders[0]?.number]);
  });

  it('is refused at a price that the buyer was not shown', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const body = { items: items(courseId), billing, totalPaise: 100, key: newId() };
    await expect(student.api.commerce.placeOrder({ body })).rejects.toMatchObject({ error: 'ORDER_PRICE_CHANGED' });
  });

  it('holds only what is sold here: nothing free, no draft, nothing of another institute, nothing owned', async () => {
    const student = await place.person('student');
    const quote = (id: string) => student.api.commerce.quoteOrder({ body: { items: items(id) } });
    await expect(quote(await course(0))).rejects.toMatchObject({ error: 'OFFER_UNKNOWN' });
    await expect(quote(newId())).rejects.toMatchObject({ error: 'OFFER_UNKNOWN' });
    const other = await world.institute();
    const theirs = await aCourse(other.ctx(await other.person('owner')), { details: { pricePaise: 5000 } });
    await expect(quote(theirs.courseId)).rejects.toMatchObject({ error: 'OFFER_UNKNOWN' });
    const courseId = await course();
    const order = await placed(student, courseId);
    await shop.press(await begun(student, order.orderId), 'payUntold');
    await expect(quote(courseId)).rejects.toMatchObject({ error: 'COURSE_REGISTERED' });
  });

  it('is seen and paid by its buyer alone', async () => {
    const [student, other, courseId] = [await place.person('student'), await place.person('student'), await course()];
    const { orderId } = await placed(student, courseId);
    const params = { orderId };
    await expect(show(other, orderId)).rejects.toMatchObject({ status: 404 });
    const pay = other.api.commerce.startPayment({ params, body: { gateway: 'razorpay' } });
    await expect(pay).rejects.toMatchObject({ status: 404 });
    await expect(other.api.commerce.checkPayment({ params })).rejects.toMatchObject({ status: 404 });
    await expect(other.api.commerce.showInvoice({ params })).rejects.toMatchObject({ status: 404 });
    const stranger = await (await world.institute()).person('owner');
    await expect(stranger.api.commerce.showOrder({ params })).rejects.toMatchObject({ status: 404 });
  });

  it('cannot be paid after its thirty minutes, but money that arrives late opens it', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const order = await placed(student, courseId);
    const id = await begun(student, order.orderId);
    await shop.press(id, 'fail');
    world.clock.advance({ minutes: 31 });
    await world.sweep(place);
    await world.runJobs();
    await student.signInAgain();
    expect(await show(student, order.orderId)).toMatchObject({ state: 'expired' });
    const again = student.api.commerce.startPayment({
      params: { orderId: order.orderId },
      body: { gateway: 'razorpay' },
    });
    await expect(again).rejects.toMatchObject({ error: 'ORDER_CLOSED' });
    await shop.simulator.act(id, 'payUntold');
    await shop.simulator.tell(shop.simulator.orders.get(id)!);
    expect(await show(student, order.orderId)).toMatchObject({ state: 'paid' });
    expect(await isOpen(student, courseId)).toBe(true);
  });

  it('that was paid in two tabs gives the second payment back by itself', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const order = await placed(student, courseId);
    const [first, second] = [await begun(student, order.orderId), await begun(student, order.orderId, 'paytm')];
    await shop.press(first, 'payUntold');
    await shop.press(second, 'payUntold');
    await world.runJobs();
    world.clock.advance({ hours: 7 });
    await world.runJobs();
    await owner.signInAgain();
    const shown = await owner.api.commerce.showOrder({ params: { orderId: order.orderId } });
    expect(shown.payments.map(({ state }) => state).toSorted()).toEqual(['captured', 'refunded']);
    expect(shown).toMatchObject({ state: 'paid', refundedPaise: 0 });
    expect((await ledgerIsWhole()).get('refundsPayable')).toBe(0);
  });

  it('is not begun while the gateway is down, and says so', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const order = await placed(student, courseId);
    shop.simulator.silent = true;
    const pay = student.api.commerce.startPayment({
      params: { orderId: order.orderId },
      body: { gateway: 'razorpay' },
    });
    await expect(pay).rejects.toMatchObject({ error: 'GATEWAY_SILENT' });
    shop.simulator.silent = false;
    expect(await show(student, order.orderId)).toMatchObject({ state: 'placed', payment: null });
  });

  it('waits for the bank: a second payment is refused until it has answered', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const order = await placed(student, courseId);
    await shop.press(await begun(student, order.orderId), 'leavePending');
    expect(await show(student, order.orderId)).toMatchObject({ state: 'awaiting', payment: { state: 'pending' } });
    const pay = student.api.commerce.startPayment({ params: { orderId: order.orderId }, body: { gateway: 'paytm' } });
    await expect(pay).rejects.toMatchObject({ error: 'PAYMENT_RUNS' });
  });
});

describe('an institute without a gateway', () => {
  it('sells nothing: no way to pay is shown, and none can be begun', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const order = await placed(student, courseId);
    const account = {
      gateway: 'paytm',
      keyId: 'M1',
      secretSealed: '',
      webhookSecretSealed: '',
      website: '',
      open: false,
    };
    await insertRows(place.ctx(), 'gatewayAccounts', { ...account, gateway: 'paytm', updatedAt: world.clock.now() });
    const { waysToPay } = await student.api.commerce.quoteOrder({ body: { items: items(courseId) } });
    expect(waysToPay).toEqual([{ gateway: 'razorpay', code: 1, simulated: true }]);
    const pay = student.api.commerce.startPayment({ params: { orderId: order.orderId }, body: { gateway: 'paytm' } });
    await expect(pay).rejects.toMatchObject({ error: 'GATEWAY_OFF' });
    await removeRows(place.ctx(), 'gatewayAccounts', { gateway: 'paytm' });
  });
});

describe('a refund', () => {
  it('closes the line, issues a credit note, and the money goes back once', async () => {
    const [student, kept, returned] = [
      await place.person('student'),
      await course(),
      await course(59_900, 'Speed tests'),
    ];
    const order = await placed(student, kept, returned);
    await shop.press(await begun(student, order.orderId), 'payUntold');
    const refund = {
      params: { orderId: order.orderId },
      body: { lines: [1], reason: 'Bought by mistake', key: newId() },
    };
    const after = await owner.api.commerce.refundOrder(refund);
    expect(after).toMatchObject({ state: 'part_refunded', refundedPaise: 59_900 });
    expect(await owner.api.commerce.refundOrder(refund)).toMatchObject({ refundedPaise: 59_900 });
    expect([await isOpen(student, kept), await isOpen(student, returned)]).toEqual([true, false]);
    const again = owner.api.commerce.refundOrder({ ...refund, body: { ...refund.body, key: newId() } });
    await expect(again).rejects.toMatchObject({ error: 'LINE_REFUNDED' });
    await world.runJobs();
    world.clock.advance({ hours: 7 });
    await world.runJobs();
    await owner.signInAgain();
    expect((await ledgerIsWhole()).get('refundsPayable')).toBe(0);
    expect(shop.simulator.refunds.get(refund.body.key)).toMatchObject({ amountPaise: 59_900, state: 'done' });
    const teacher = await place.person('teacher');
    await expect(teacher.api.commerce.refundOrder(refund)).rejects.toMatchObject({ status: 403 });
  });

  it('is of paid orders only', async () => {
    const { orderId } = await placed(await place.person('student'), await course());
    const refund = owner.api.commerce.refundOrder({
      params: { orderId },
      body: { lines: [0], reason: 'No', key: newId() },
    });
    await expect(refund).rejects.toMatchObject({ status: 422 });
    const said = owner.api.commerce.refundOrder({
      params: { orderId },
      body: { lines: [0], reason: 'Not paid', key: newId() },
    });
    await expect(said).rejects.toMatchObject({ error: 'ORDER_NOT_PAID' });
  });
});

describe('the seller', () => {
  it('with a GSTIN charges tax by the state of the buyer, from the next order on', async () => {
    const other = await world.institute();
    const [theirOwner, student] = [await other.person('owner'), await other.person('student')];
    const { courseId } = await aCourse(other.ctx(theirOwner), { details: { pricePaise: 118_000, validityDays: null } });
    const { can, ...seller } = await theirOwner.api.commerce.showSeller();
    expect(can).toEqual({ edit: true });
    const body = { ...seller, gstin: '27AAPFU0939F1ZV', stateCode: '29' } as const;
    await expect(theirOwner.api.commerce.saveSeller({ body })).rejects.toMatchObject({
      fields: [{ path: 'body.stateCode' }],
    });
    await theirOwner.api.commerce.saveSeller({ body: { ...body, stateCode: '27' } });
    const quote = (stateCode: '27' | '29') =>
      student.api.commerce.quoteOrder({ body: { items: items(courseId), billing: { ...billing, stateCode } } });
    expect((await quote('27')).sums).toMatchObject({
      taxablePaise: 100_000,
      cgstPaise: 9000,
      sgstPaise: 9000,
      igstPaise: 0,
    });
    expect((await quote('29')).sums).toMatchObject({
      taxablePaise: 100_000,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 18_000,
    });
    const wrong = quote('27').then(() =>
      theirOwner.api.commerce.saveSeller({ body: { ...body, gstin: '27AAPFU0939F1ZW' } }),
    );
    await expect(wrong).rejects.toMatchObject({ status: 422 });
  });
});

describe('the list of orders', () => {
  it('finds by number, name and the bank’s reference, and counts what needs somebody', async () => {
    const student = await place.person('student', { firstName: 'Zubeida', lastName: 'Quraishi' });
    const order = await placed(student, await course());
    await shop.press(await begun(student, order.orderId), 'payUntold');
    const { payment } = await show(student, order.orderId);
    for (const search of [order.number, 'zubeida', payment!.reference!]) {
      const list = await owner.api.commerce.listOrders({ query: { search } });
      expect(list.rows.map(({ orderId }) => orderId)).toEqual([order.orderId]);
      expect(list.rows[0]).toMatchObject({
        buyer: { name: 'Zubeida Quraishi' },
        titles: ['Waves and optics'],
        state: 'paid',
      });
      expect(list).toMatchObject({ paidWithoutAccess: 0, counts: { needsYou: 0 } });
    }
    const paid = await owner.api.commerce.listOrders({ query: { view: 'paid', size: 200 } });
    expect(paid.total).toBe(paid.counts.paid);
    await expect(student.api.commerce.listOrders({ query: {} })).rejects.toMatchObject({ status: 403 });
  });
});
