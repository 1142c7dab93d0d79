import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../kernel/ids.ts';
import { aCourse, type Person, type TestInstitute, testWorld, type World } from '../../../../testing/index.ts';
import { mayOpen } from '../../../entitlements/index.ts';
import { balances } from '../../ledger/balances.store.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let ritu: Person;
let courseId: string;

const PRICE = 195_900;
const ways = { upiId: 'meridian@icici', bank: 'HDFC 0012', office: 'Room 4, 10 to 5' };
const billing = { name: 'Ananya', address: '', city: '', pin: '', stateCode: null, gstin: '' } as const;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  [owner, ritu] = [await place.person('owner'), await place.person('administrator')];
  courseId = (await aCourse(place.ctx(owner), { details: { pricePaise: PRICE, validityDays: 365 } })).courseId;
  await owner.api.commerce.saveOfflineWays({ body: ways });
});

async function ordered(way: 'upi' | 'bank' | 'cash' = 'upi') {
  const student = await place.person('student');
  const items = [{ kind: 'course' as const, id: courseId }];
  const { orderId } = await student.api.commerce.placeOrder({
    body: { items, billing, totalPaise: PRICE, key: newId() },
  });
  const params = { orderId };
  await student.api.commerce.payOffline({ params, body: { way } });
  const isOpen = async () => (await mayOpen(place.ctx(), student.accountId, 'course', [courseId])).has(courseId);
  return { student, orderId, params, isOpen };
}
let transfers = 600_000_000_000;
const utrOf = () => String((transfers += 1));
const enter = (by: Person, orderId: string, body: { utr?: string; amountPaise?: number; way?: 'upi' | 'cash' } = {}) =>
  by.api.commerce.enterOfflinePayment({
    params: { orderId },
    body: { way: 'upi', amountPaise: PRICE, utr: utrOf(), ...body },
  });
async function decide(by: Person, orderId: string, confirm = true) {
  const { offline } = await owner.api.commerce.showOrder({ params: { orderId } });
  const params = { orderId, paymentId: offline?.paymentId ?? '' };
  return by.api.commerce.decideOfflinePayment({ params, body: { confirm, answer: confirm ? '' : 'Not in our bank' } });
}
const needsYou = async (orderId: string) =>
  (await owner.api.commerce.listOrders({ query: { view: 'needsYou', size: 100 } })).rows.some(
    (row) => row.orderId === orderId,
  );
const wrongField = (path: string) => ({ error: 'INVALID_INPUT', fields: [expect.objectContaining({ path })] });

describe('a payment to the institute itself', () => {
  it('opens the course once a second person has confirmed it, with its invoice and the money in the bank account', async () => {
    const { student, orderId, params, isOpen } = await ordered();
    const shown = await student.api.commerce.showOfflinePayment({ params });
    const { upi, reference } = shown;
    expect(upi?.link).toMatch(/^upi:\/\/pay\?pa=meridian@icici&pn=[^&]+&am=1959\.00&cu=INR&tn=/);
    expect(upi?.link.endsWith(`tn=${reference}&tr=${reference}`)).toBe(true);
    expect(shown).toMatchObject({ way: 'upi', state: 'chosen', amountPaise: PRICE });
    const utr = utrOf();
    expect(await needsYou(orderId)).toBe(false);
    await student.api.commerce.tellOfflinePaid({ params, body: { utr } });
    expect(await needsYou(orderId)).toBe(true);
    expect(await isOpen()).toBe(false);
    const { mediaId: receiptId } = await ritu.api.commerce.uploadReceipt({
      query: { fileName: 'receipt.svg' },
      file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>'),
    });
    await ritu.api.commerce.enterOfflinePayment({
      params,
      body: { way: 'upi', amountPaise: PRICE, utr, receiptId },
    });
    expect(await isOpen()).toBe(false);
    const before = (await balances(place.ctx())).get('bank') ?? 0;
    expect(await decide(owner, orderId)).toMatchObject({ state: 'paid', payment: { reference: utr, method: 'upi' } });
    expect(await isOpen()).toBe(true);
    expect(await needsYou(orderId)).toBe(false);
    const after = await balances(place.ctx());
    expect((after.get('bank') ?? 0) - before).toBe(PRICE);
    expect([...after.values()].reduce((all, sum) => all + sum, 0)).toBe(0);
    const { paidBy } = await student.api.commerce.showInvoice({ params });
    expect(paidBy).toEqual([{ way: 'upi', reference: utr, amountPaise: PRICE }]);
    const { offline } = await owner.api.commerce.showOrder({ params });
    expect(offline).toMatchObject({ state: 'confirmed', receiptUrl: expect.stringContaining('/') });
  });

  it('is never confirmed by the person who wrote it down, and only once', async () => {
    const { orderId, isOpen } = await ordered('cash');
    await enter(ritu, orderId, { way: 'cash', utr: '' });
    await expect(decide(ritu, orderId)).rejects.toMatchObject({ status: 403, error: 'SAME_PERSON' });
    expect(await isOpen()).toBe(false);
    await decide(owner, orderId);
    await expect(decide(owner, orderId)).rejects.toMatchObject({ error: 'OFFLINE_DECIDED' });
    expect((await balances(place.ctx())).get('cash')).toBe(PRICE);
    // Nor does a database that the code has forgotten about it.
    const same = world.query(
      `update offline_payments set decided_by = entered_by where order_id = $1 and state = 'confirmed'`,
      [orderId],
    );
    await expect(same).rejects.toMatchObject({ code: '23514' });
  });

  it('takes each transfer once, and no other sum', async () => {
    const [first, second] = [await ordered(), await ordered()];
    const utr = utrOf();
    await enter(ritu, first.orderId, { utr });
    const again = enter(ritu, second.orderId, { utr: ` ${utr.slice(0, 4)} ${utr.slice(4)}` });
    await expect(again).rejects.toMatchObject(wrongField('body.utr'));
    await expect(enter(ritu, second.orderId, { utr: '' })).rejects.toMatchObject(wrongField('body.utr'));
    const less = enter(ritu, second.orderId, { amountPaise: PRICE - 1 });
    await expect(less).rejects.toMatchObject(wrongField('body.amountPaise'));
    await expect(enter(owner, first.orderId)).rejects.toMatchObject({ error: 'OFFLINE_WAITS' });
    await decide(owner, first.orderId);
    await expect(enter(owner, first.orderId)).rejects.toMatchObject({ error: 'ORDER_PAID' });
    // Refused for one order, the transfer may have been for another.
    await enter(ritu, second.orderId);
    await decide(owner, second.orderId, false);
    expect(await second.isOpen()).toBe(false);
  });

  it('is told to nobody but its own people: a student opens nothing, a stranger sees nothing', async () => {
    const { student, orderId, params } = await ordered();
    const other = await place.person('student');
    await expect(other.api.commerce.showOfflinePayment({ params })).rejects.toMatchObject({ status: 404 });
    await expect(other.api.commerce.tellOfflinePaid({ params, body: { utr: utrOf() } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(enter(student, orderId)).rejects.toMatchObject({ status: 403 });
    await expect(enter(await place.person('teacher'), orderId)).rejects.toMatchObject({ status: 403 });
    await expect(enter(await (await world.institute()).person('owner'), orderId)).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is refused with a reason that the student reads, and may be paid again', async () => {
    const { student, orderId, params } = await ordered();
    await student.api.commerce.tellOfflinePaid({ params, body: { utr: utrOf() } });
    await expect(student.api.commerce.payOffline({ params, body: { way: 'bank' } })).rejects.toMatchObject({
      error: 'PAYMENT_RUNS',
    });
    expect(await decide(ritu, orderId, false)).toMatchObject({ state: 'failed' });
    const read = await student.api.commerce.showOfflinePayment({ params });
    expect(read).toMatchObject({ state: 'refused', answer: 'Not in our bank' });
    await world.runJobs();
    const { rows } = await student.api.notices.listNotices({ query: {} });
    expect(rows.some(({ kind }) => kind === 'payment.refused')).toBe(true);
    await student.api.commerce.payOffline({ params, body: { way: 'bank' } });
    expect(await student.api.commerce.showOfflinePayment({ params })).toMatchObject({ way: 'bank', state: 'chosen' });
  });

  it('goes back by hand, paid out by somebody else than who asked for it', async () => {
    const { orderId, params } = await ordered();
    await enter(ritu, orderId);
    await decide(owner, orderId);
    const body = { lines: [0], reason: 'Bought by mistake', key: newId() };
    await ritu.api.commerce.refundOrder({ params, body });
    expect(await needsYou(orderId)).toBe(true);
    const [refund] = (await owner.api.commerce.showOrder({ params })).toSend;
    const sent = (by: Person) =>
      by.api.commerce.sendOfflineRefund({
        params: { orderId, refundId: refund?.refundId ?? '' },
        body: { reference: 'HDFC 991' },
      });
    await expect(sent(ritu)).rejects.toMatchObject({ error: 'SAME_PERSON' });
    const before = await balances(place.ctx());
    await sent(owner);
    const after = await balances(place.ctx());
    expect((after.get('bank') ?? 0) - (before.get('bank') ?? 0)).toBe(-PRICE);
    expect(after.get('refundsPayable') ?? 0).toBe((before.get('refundsPayable') ?? 0) + PRICE);
    await expect(sent(owner)).rejects.toMatchObject({ error: 'OFFLINE_DECIDED' });
    expect(await needsYou(orderId)).toBe(false);
  });

  it('is offered only where the institute said how, and its order closes after three days without a word', async () => {
    const elsewhere = await world.institute();
    const boss = await elsewhere.person('owner');
    expect(await boss.api.commerce.showOfflineWays()).toMatchObject({ upiId: '', bank: '', office: '' });
    await expect(owner.api.commerce.saveOfflineWays({ body: { ...ways, upiId: 'no address' } })).rejects.toMatchObject({
      status: 422,
    });
    const { student, orderId, params, isOpen } = await ordered('bank');
    const until = new Date((await student.api.commerce.showOfflinePayment({ params })).keptUntil).getTime();
    expect(until - world.clock.now().getTime()).toBeGreaterThan(71 * 3_600_000);
    world.clock.advance({ hours: 73 });
    for (const person of [student, owner, ritu]) await person.signInAgain();
    await world.sweep(place);
    await world.runJobs();
    expect(await student.api.commerce.showMyOrder({ params })).toMatchObject({ state: 'expired' });
    // Money that came late is still honoured at the price of the order.
    await enter(ritu, orderId);
    expect(await decide(owner, orderId)).toMatchObject({ state: 'paid' });
    expect(await isOpen()).toBe(true);
  });
});
