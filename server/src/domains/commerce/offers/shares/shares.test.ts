import { beforeAll, describe, expect, it } from 'vitest';
import { shareOf, splitPrice } from '@abhyas/contract/commerce/offers/share-sums';
import type { SharePart } from '@abhyas/contract/commerce/offers/shares';
import { inTransaction } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import { aCourse, type Person, type TestInstitute, testWorld, type World } from '../../../../testing/index.ts';
import { anOrder } from '../../factories.ts';
import { balances } from '../../ledger/balances.store.ts';
import { lockOrder } from '../../orders/orders.store.ts';
import { refundLines } from '../../orders/refunds/refund-lines.ts';
import { insertCommission } from './rules.store.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let teacher: Person;
beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  teacher = await place.person('teacher', { firstName: 'Kavita', lastName: 'Rao' });
  const { can: _can, ...seller } = await owner.api.commerce.showSeller();
  await owner.api.commerce.saveSeller({ body: { ...seller, gstin: '27AAPFU0939F1ZV', stateCode: '27' } });
  await inTransaction(place.ctx(owner), (tx) => insertCommission(tx, 500));
});

const author = (basisPoints: number): SharePart => ({
  kind: 'author',
  accountId: teacher.accountId,
  name: '',
  basisPoints,
});
const publisher = (basisPoints: number, name = 'Northstar Press'): SharePart => ({
  kind: 'publisher',
  accountId: null,
  name,
  basisPoints,
});
const course = async (pricePaise = 349_900) =>
  (await aCourse(place.ctx(owner), { title: 'Waves', details: { pricePaise, validityDays: 365 } })).courseId;
const save = (courseId: string, ...parts: SharePart[]) =>
  owner.api.commerce.saveShareRule({ params: { kind: 'course', thingId: courseId }, body: { parts } });
async function sold(courseId: string) {
  const buyer = await place.person('student');
  const items = [{ kind: 'course' as const, id: courseId }];
  return anOrder(place.ctx(buyer), { items, gateway: 'razorpay', method: 'upi', said: 'paid' });
}
/** What the ledger says that is owed, in paise. */
async function owed() {
  const sums = await balances(place.ctx());
  expect([...sums.values()].reduce((all, sum) => all + sum, 0)).toBe(0);
  return ['authorSharePayable', 'publisherSharePayable', 'providerCommissionPayable', 'sharesGiven'].map(
    (account) => sums.get(account) ?? 0,
  );
}
const change = (before: readonly number[], after: readonly number[]) => after.map((sum, at) => sum - before[at]!);

describe('a share rule', () => {
  it('pays author, publisher and provider of the price without its tax when a line is paid', async () => {
    const courseId = await course();
    const rule = await save(courseId, author(3000), publisher(250));
    expect(rule).toMatchObject({ providerPoints: 500, taxRate: 1800, holdDays: 30 });
    expect(rule.parts[0]).toMatchObject({ name: 'Kavita Rao', basisPoints: 3000 });
    const before = await owed();
    await sold(courseId);
    // 3,499.00 is 2,965.25 without 18 % GST.
    expect(change(before, await owed())).toEqual([-88_957, -7_413, -14_826, 111_196]);
  });

  it('holds for an order as it was when the order was placed, whenever it is paid', async () => {
    const courseId = await course();
    await save(courseId, author(3000));
    world.clock.advance({ minutes: 1 });
    const buyer = await place.person('student');
    const items = [{ kind: 'course' as const, id: courseId }];
    const late = place.ctx(buyer);
    world.clock.advance({ minutes: 1 });
    await owner.signInAgain();
    await save(courseId, author(9000));
    const before = await owed();
    await anOrder(
      { ...late, clock: { now: () => new Date(world.clock.now().getTime() - 30_000) } },
      {
        items,
        gateway: 'paytm',
        method: 'upi',
        said: 'paid',
      },
    );
    expect(change(before, await owed())[0]).toBe(-88_957);
  });

  it('gives everything back with a refund, so that nothing of the order is owed', async () => {
    const courseId = await course();
    await save(courseId, author(3333), publisher(1));
    const before = await owed();
    const orderId = await sold(courseId);
    const body = { lines: [0], reason: 'Bought by mistake', key: newId() };
    await owner.api.commerce.refundOrder({ params: { orderId }, body });
    expect(change(before, await owed())).toEqual([0, 0, 0, 0]);
  });

  it('leaves each payee its share of what stays when a part goes back', async () => {
    const courseId = await course();
    await save(courseId, author(3333));
    const before = await owed();
    const orderId = await sold(courseId);
    await inTransaction(place.ctx(owner), async (tx) =>
      refundLines(tx, await lockOrder(tx, orderId), new Map([[0, 100_000]]), { key: newId(), reason: 'Half was used' }),
    );
    // 2,499.00 stay, 2,117.79 without tax, and a paisa where the credit note rounded.
    const left = 296_525 - splitPrice(100_000, 1800, []).keptPaise;
    expect(change(before, await owed())[0]).toBe(-shareOf(left, 3333));
  });

  it.each([
    ['more than the whole price with the commission', () => [author(9501)], 'SHARES_TOO_MUCH'],
    ['somebody of no staff', () => [{ ...author(100), accountId: newId() }], 'PAYEE_UNKNOWN'],
    ['a publisher without a name', () => [publisher(100, '')], 'PAYEE_UNKNOWN'],
    ['one person twice', () => [author(100), author(200)], 'PAYEE_TWICE'],
    ['one publisher twice', () => [publisher(100), publisher(100, 'northstar press')], 'PAYEE_TWICE'],
  ])('is refused with %s', async (_what, parts, error) => {
    await expect(save(await course(), ...parts())).rejects.toMatchObject({ error });
  });

  it('is of things that are sold here, and no business of a teacher', async () => {
    await expect(save(newId(), author(100))).rejects.toMatchObject({ error: 'OFFER_UNKNOWN' });
    const params = { kind: 'course' as const, thingId: await course() };
    await expect(teacher.api.commerce.showShareRule({ params })).rejects.toMatchObject({ status: 403 });
  });
});

describe('the parts of a price', () => {
  it('add up with what is kept and the tax to the price, to the paisa, for any price, tax and shares', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 100_000; round += 1) {
      const price = random(100_000_000);
      const parts = [random(4000), random(3000), random(3001)];
      const { taxPaise, partsPaise, keptPaise } = splitPrice(price, random(4001), parts);
      const all = partsPaise.reduce((sum, paise) => sum + paise, taxPaise + keptPaise);
      if (all !== price || keptPaise < 0) expect({ price, parts, all, keptPaise }).toEqual({ all: price });
      const left = random(price + 1);
      // A part that goes back never leaves a payee with less than nothing, and all of it leaves nothing.
      if (shareOf(left, parts[0]!) > shareOf(price, parts[0]!)) expect(left).toBe(price);
    }
    expect(splitPrice(349_900, 1800, [3000, 500])).toEqual({
      taxPaise: 53_375,
      partsPaise: [88_957, 14_826],
      keptPaise: 192_742,
    });
  });
});
