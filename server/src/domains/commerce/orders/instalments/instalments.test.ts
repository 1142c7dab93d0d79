import { instalmentParts } from '@abhyas/contract/commerce/offers/instalment-parts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../kernel/ids.ts';
import {
  aCourse,
  closeAfterFile,
  paymentSimulator,
  type Person,
  type TestInstitute,
  testWorld,
  type World,
} from '../../../../testing/index.ts';
import { mayOpen } from '../../../entitlements/index.ts';
import { balances } from '../../ledger/balances.store.ts';
import { listToLookAt } from './schedules.store.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let shop: Awaited<ReturnType<typeof paymentSimulator>>;
const terms = { parts: 3, firstPercent: 40, everyDays: 30, graceDays: 5 };
const billing = { name: 'Ananya Sharma', address: '', city: '', pin: '', stateCode: null, gstin: '' } as const;
const PRICE = 100_001;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  shop = await paymentSimulator(world.app);
  closeAfterFile(shop.close);
});

const itemsOf = (id: string) => [{ kind: 'course' as const, id }];
async function course() {
  const details = { pricePaise: PRICE, validityDays: 365 };
  const { courseId } = await aCourse(place.ctx(owner), { title: 'Waves', details });
  await owner.api.commerce.saveInstalmentTerms({ params: { kind: 'course', thingId: courseId }, body: { terms } });
  return courseId;
}
async function pay(student: Person, orderId: string) {
  const { page } = await student.api.commerce.startPayment({ params: { orderId }, body: { gateway: 'razorpay' } });
  await fetch(page!.url, { method: 'POST', body: new URLSearchParams(page!.fields) });
  await shop.press(page!.fields['order_id'] ?? '', 'payUntold');
}
/** A student who has paid the first part. */
async function begun() {
  const [student, courseId] = [await place.person('student'), await course()];
  const items = itemsOf(courseId);
  const quote = await student.api.commerce.quoteOrder({ body: { items, inParts: true } });
  const body = { items, billing, inParts: true, totalPaise: quote.payPaise, key: newId() };
  const { orderId } = await student.api.commerce.placeOrder({ body });
  await pay(student, orderId);
  const isOpen = async () => (await mayOpen(place.ctx(), student.accountId, 'course', [courseId])).has(courseId);
  const show = () => student.api.commerce.showMyOrder({ params: { orderId } });
  const next = async () => (await student.api.commerce.placeInstalment({ params: { orderId } })).orderId;
  return { student, courseId, orderId, isOpen, show, next };
}
/** Days later, as the job of each morning left it. */
async function after(days: number, student: Person) {
  world.clock.advance({ days });
  await student.signInAgain();
  await owner.signInAgain();
  await world.sweep(place);
  await world.runJobs();
}
const toldTo = async (student: Person) =>
  (await student.api.notices.listNotices({ query: {} })).rows.flatMap(({ kind }) =>
    kind.startsWith('instalment') ? [kind] : [],
  );

describe('the parts of a price', () => {
  it('add up to it for every price, number of parts and first percentage', () => {
    for (const price of [2_400, 99_999, 100_001, 349_900])
      for (let parts = 2; parts <= 12; parts++)
        for (let firstPercent = 10; firstPercent < 60; firstPercent += 7) {
          const all = instalmentParts(price, { ...terms, parts, firstPercent }).map(({ amountPaise }) => amountPaise);
          if (all.length > 0) expect(all.reduce((sum, one) => sum + one, 0)).toBe(price);
          expect(Math.max(...all.slice(1)) - Math.min(...all.slice(1))).toBeLessThanOrEqual(
            all.length > 0 ? 1 : Infinity,
          );
        }
    expect(instalmentParts(300, terms)).toEqual([]);
  });
});

describe('a course paid in parts', () => {
  it('opens with the first part, and each part has its own invoice until the price is paid', async () => {
    const { student, courseId, isOpen, show, next } = await begun();
    expect(await isOpen()).toBe(true);
    const order = await show();
    expect(order).toMatchObject({ state: 'paid', sums: { totalPaise: 40_000 }, lines: [{ title: 'Waves (1/3)' }] });
    expect(order.instalments?.parts.map(({ amountPaise }) => amountPaise)).toEqual([40_000, 30_001, 30_000]);
    const second = await next();
    expect(await next()).toBe(second);
    await pay(student, second);
    await pay(student, await next());
    const done = await show();
    expect(done.instalments?.state).toBe('done');
    const paid = await student.api.commerce.listMyOrders({ query: {} });
    expect(paid.rows.reduce((sum, { sums }) => sum + sums.totalPaise, 0)).toBe(PRICE);
    expect(new Set(paid.rows.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(3);
    await expect(next()).rejects.toMatchObject({ error: 'INSTALMENTS_NONE' });
    const grants = await world.query('select 1 from entitlements where holder_id = $1 and thing_id = $2', [
      student.accountId,
      courseId,
    ]);
    expect(grants).toHaveLength(1);
    const { courses } = await owner.api.commerce.showRevenue({ query: {} });
    expect(courses.find((one) => one.courseId === courseId)).toMatchObject({
      title: 'Waves',
      sold: 1,
      soldPaise: PRICE,
    });
    expect([...(await balances(place.ctx())).values()].reduce((all, sum) => all + sum, 0)).toBe(0);
  });

  it('is reminded before a date, told on it, closed after the days of grace, and opened again by its payment', async () => {
    const { student, courseId, orderId, isOpen, show, next } = await begun();
    await after(28, student);
    expect(await toldTo(student)).toEqual(['instalment.due']);
    await after(3, student);
    await after(1, student);
    expect(await toldTo(student)).toEqual(['instalment.late', 'instalment.due']);
    const behind = async () =>
      (await owner.api.commerce.listOrders({ query: { view: 'behind' } })).rows.map((row) => row.orderId);
    expect(await behind()).toEqual([orderId]);
    expect(await isOpen()).toBe(true);
    await after(4, student);
    expect(await isOpen()).toBe(false);
    expect((await show()).instalments?.state).toBe('paused');
    const buying = student.api.commerce.quoteOrder({ body: { items: itemsOf(courseId) } });
    await expect(buying).rejects.toMatchObject({ error: 'INSTALMENTS_RUN', details: { orderId } });
    const { opensUntil } = (await show()).lines[0]!;
    await pay(student, await next());
    expect(await isOpen()).toBe(true);
    expect((await show()).lines[0]?.opensUntil).toBe(opensUntil);
    expect(await behind()).toEqual([]);
    expect((await owner.api.commerce.listOrders({ query: {} })).paidWithoutAccess).toBe(0);
  });

  it('begins with a first part that is paid late, closes on the next morning, and can be paid to its end', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const soon = { ...terms, everyDays: 7, graceDays: 0 };
    const terms7 = { params: { kind: 'course' as const, thingId: courseId }, body: { terms: soon } };
    await owner.api.commerce.saveInstalmentTerms(terms7);
    const items = itemsOf(courseId);
    const quote = await student.api.commerce.quoteOrder({ body: { items, inParts: true } });
    const body = { items, billing, inParts: true, totalPaise: quote.payPaise, key: newId() };
    const { orderId } = await student.api.commerce.placeOrder({ body });
    await world.query(`update instalment_parts set due_at = due_at - interval '8 days' where order_id = $1`, [orderId]);
    await pay(student, orderId);
    const state = async () => (await student.api.commerce.showMyOrder({ params: { orderId } })).instalments?.state;
    expect(await state()).toBe('running');
    await after(1, student);
    expect(await state()).toBe('paused');
    for (const _part of [2, 3])
      await pay(student, (await student.api.commerce.placeInstalment({ params: { orderId } })).orderId);
    expect(await state()).toBe('done');
  });

  it('is looked at by its next part alone: what comes behind a part that closed it does not wait for ever', async () => {
    const { student, orderId } = await begun();
    await after(40, student);
    await after(30, student);
    const until = new Date(world.clock.now().getTime() + 86_400_000);
    const waiting = await listToLookAt(place.ctx(), { until, behind: undefined, most: 500 });
    expect(waiting.map((one) => one.orderId)).not.toContain(orderId);
    expect(await listToLookAt(place.ctx(), { until, behind: 'ffffffff-ffff-4fff-bfff-ffffffffffff', most: 1 })).toEqual(
      [],
    );
  });

  it('ends with a refund of a part: it closes, nothing is due, and a payment that was under way goes back', async () => {
    const { student, orderId, isOpen, show, next } = await begun();
    const second = await next();
    const started = { params: { orderId: second }, body: { gateway: 'razorpay' as const } };
    const { page } = await student.api.commerce.startPayment(started);
    await fetch(page!.url, { method: 'POST', body: new URLSearchParams(page!.fields) });
    const body = { lines: [0], reason: 'The student moves away', key: newId() };
    const refunded = await owner.api.commerce.refundOrder({ params: { orderId }, body });
    expect(refunded).toMatchObject({ state: 'refunded', refundedPaise: 40_000, instalments: { state: 'ended' } });
    expect(await isOpen()).toBe(false);
    await shop.press(page!.fields['order_id'] ?? '', 'payUntold');
    const late = await student.api.commerce.showMyOrder({ params: { orderId: second } });
    expect(late).toMatchObject({ state: 'expired', payment: { state: 'refunding' } });
    await expect(next()).rejects.toMatchObject({ error: 'INSTALMENTS_NONE' });
    expect((await show()).instalments?.state).toBe('ended');
  });

  it('is offered by who may sell, for one thing without a coupon, and no longer than the course opens', async () => {
    const [student, courseId] = [await place.person('student'), await course()];
    const other = await course();
    const params = { kind: 'course', thingId: courseId } as const;
    const quote = (given: object) =>
      student.api.commerce.quoteOrder({ body: { items: itemsOf(courseId), inParts: true, ...given } });
    await expect(quote({ couponCode: 'ANY' })).rejects.toMatchObject({ error: 'COUPON_INVALID' });
    const two = [...itemsOf(courseId), ...itemsOf(other)];
    await expect(quote({ items: two })).rejects.toMatchObject({ error: 'INSTALMENTS_NONE' });
    const long = { terms: { ...terms, parts: 12, everyDays: 60 } };
    const saving = owner.api.commerce.saveInstalmentTerms({ params, body: long });
    await expect(saving).rejects.toMatchObject({ error: 'INSTALMENTS_LONG' });
    const theirs = student.api.commerce.saveInstalmentTerms({ params, body: { terms } });
    await expect(theirs).rejects.toMatchObject({ status: 403 });
    expect(await owner.api.commerce.showInstalmentTerms({ params })).toMatchObject({ terms });
    await owner.api.commerce.saveInstalmentTerms({ params, body: { terms: null } });
    await expect(quote({})).rejects.toMatchObject({ error: 'INSTALMENTS_NONE' });
    const stranger = await place.person('student');
    const { orderId } = await begun();
    await expect(stranger.api.commerce.placeInstalment({ params: { orderId } })).rejects.toMatchObject({ status: 404 });
  });
});
