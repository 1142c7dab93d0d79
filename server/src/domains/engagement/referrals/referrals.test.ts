import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import {
  aCourse,
  closeAfterFile,
  paymentSimulator,
  type Person,
  type TestInstitute,
  testWorld,
  type World,
} from '../../../testing/index.ts';
import { acceptReferral } from './accept-referral.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let shop: Awaited<ReturnType<typeof paymentSimulator>>;
let courseId: string;
const PRICE = 100_000;
const billing = { name: 'Om Deshmukh', address: '', city: '', pin: '', stateCode: null, gstin: '' } as const;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute({ allowedItems: ['referAndEarn'] });
  owner = await place.person('owner');
  shop = await paymentSimulator(world.app);
  closeAfterFile(shop.close);
  const details = { pricePaise: PRICE, validityDays: 365 };
  ({ courseId } = await aCourse(place.ctx(owner), { title: 'Waves', details }));
});

const mine = (student: Person) => student.api.engagement.showMyReferrals();
const codeOf = async (student: Person) => (await mine(student)).url.split('/').at(-1)!;
const accept = async (friend: Person, by: Person) =>
  friend.api.engagement.acceptReferral({ body: { code: await codeOf(by) } });
const promo = async (student: Person) => (await student.api.commerce.showWallet()).promoPaise;
const stateOf = async (student: Person) => (await mine(student)).rows.map(({ state }) => state);
const pair = async () => {
  const asha = await place.person('student', { firstName: 'Asha', lastName: 'Rao' });
  const om = await place.person('student', { firstName: 'Om', lastName: 'Deshmukh' });
  await accept(om, asha);
  return { asha, om };
};
async function bought(student: Person): Promise<string> {
  const body = { items: [{ kind: 'course' as const, id: courseId }], billing, totalPaise: PRICE, key: newId() };
  const { orderId } = await student.api.commerce.placeOrder({ body });
  const params = { orderId };
  const { page } = await student.api.commerce.startPayment({ params, body: { gateway: 'razorpay' } });
  await fetch(page!.url, { method: 'POST', body: new URLSearchParams(page!.fields) });
  await shop.press(page!.fields['order_id'] ?? '', 'pay');
  return orderId;
}
async function later(days: number, ...people: readonly Person[]): Promise<void> {
  world.clock.advance({ minutes: days * 1440 });
  for (const person of [owner, ...people]) await person.signInAgain();
  await world.sweep(place);
  await world.runJobs();
}

describe('a friend who came by an invitation', () => {
  it('earns both promo money once, when the first order can be given back no more', async () => {
    const { asha, om } = await pair();
    expect(await stateOf(asha)).toEqual(['pending']);
    await bought(om);
    expect((await mine(asha)).rows).toMatchObject([{ friend: 'Om', state: 'waiting', referrerPaise: 10_000 }]);
    await later(14, asha, om);
    expect([await promo(asha), await promo(om)]).toEqual([0, 0]);
    await later(2, asha, om);
    expect([await promo(asha), await promo(om)]).toEqual([10_000, 5000]);
    await later(1, asha, om);
    expect([await promo(asha), await promo(om)]).toEqual([10_000, 5000]);
    expect(await mine(asha)).toMatchObject({ earnedPaise: 10_000, rows: [{ state: 'paid' }] });
    const { rows } = await asha.api.commerce.listMovements({ query: {} });
    expect(rows).toMatchObject([{ kind: 'referral', note: 'Om', promoPaise: 10_000 }]);
    const list = await owner.api.engagement.listReferrals({ query: { search: 'Asha' } });
    expect(list).toMatchObject({ paidPaise: 15_000, rows: [{ state: 'paid', friend: { name: 'Om Deshmukh' } }] });
  });

  it('earns nothing with an order that was given back, and nothing below the least sum', async () => {
    const { asha, om } = await pair();
    const orderId = await bought(om);
    const body = { lines: [0], reason: 'Changed my mind', key: newId() };
    await owner.api.commerce.refundOrder({ params: { orderId }, body });
    expect(await stateOf(asha)).toEqual(['pending']);
    await later(20, asha, om);
    expect(await promo(asha)).toBe(0);
    const { can: _can, ...rules } = await owner.api.engagement.showReferralRules();
    await owner.api.engagement.saveReferralRules({ body: { ...rules, leastPaise: PRICE + 1 } });
    const next = await pair();
    await bought(next.om);
    expect(await stateOf(next.asha)).toEqual(['pending']);
    await owner.api.engagement.saveReferralRules({ body: rules });
    expect(await stateOf(next.asha)).toEqual(['pending']);
  });

  it('is paid for only as often as the rules say', async () => {
    const { can: _can, ...rules } = await owner.api.engagement.showReferralRules();
    await owner.api.engagement.saveReferralRules({ body: { ...rules, mostEach: 1 } });
    const { asha, om } = await pair();
    const ira = await place.person('student', { firstName: 'Ira' });
    await accept(ira, asha);
    await bought(om);
    await bought(ira);
    await later(16, asha, om, ira);
    expect([await promo(asha), await promo(om), await promo(ira)]).toEqual([10_000, 5000, 5000]);
    await owner.api.engagement.saveReferralRules({ body: rules });
  });
});

describe('an invitation is refused', () => {
  it('to oneself, on the device of who invites, a second time, and in a circle', async () => {
    const { asha, om } = await pair();
    await expect(accept(asha, asha)).rejects.toMatchObject({ error: 'REFERRAL_SELF' });
    await expect(accept(asha, om)).rejects.toMatchObject({ error: 'REFERRAL_CIRCLE' });
    const ira = await place.person('student');
    await expect(accept(om, ira)).rejects.toMatchObject({ error: 'REFERRAL_TAKEN' });
    expect(await accept(om, asha)).toMatchObject({ referrer: 'Asha', friendPaise: 5000 });
    expect(await stateOf(asha)).toEqual(['pending']);
    const hash = `sha256(convert_to('browser' || chr(10) || 'shared-phone', 'UTF8'))`;
    await world.query(`update sessions set device_hash = ${hash} where account_id = $1`, [asha.accountId]);
    const ctx = place.ctx(ira);
    const there = { ...ctx, origin: { ...ctx.origin, device: 'shared-phone' } };
    const code = await codeOf(asha);
    await expect(acceptReferral(there, { body: { code } })).rejects.toMatchObject({ error: 'REFERRAL_SELF' });
  });

  it('that nobody made, to who has bought, and to who is here for long', async () => {
    const asha = await place.person('student');
    const om = await place.person('student');
    const unknown = om.api.engagement.acceptReferral({ body: { code: 'nobody-made-this-one' } });
    await expect(unknown).rejects.toMatchObject({ error: 'REFERRAL_UNKNOWN' });
    await bought(om);
    await expect(accept(om, asha)).rejects.toMatchObject({ error: 'REFERRAL_LATE' });
    const ira = await place.person('student');
    world.clock.advance({ minutes: 8 * 1440 });
    await asha.signInAgain();
    await ira.signInAgain();
    await expect(accept(ira, asha)).rejects.toMatchObject({ error: 'REFERRAL_LATE' });
  });

  it('where the institute does not refer: the pages are not there', async () => {
    const other = await world.institute();
    const student = await other.person('student');
    await expect(mine(student)).rejects.toMatchObject({ status: 404, error: 'NOT_HERE' });
  });
});
