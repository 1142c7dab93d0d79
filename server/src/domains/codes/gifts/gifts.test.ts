import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { aCourse, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { anOfflineOrder, anOrder } from '../../commerce/factories.ts';
import { mayOpen } from '../../entitlements/index.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let checker: Person;
let courseId: string;
const DAY = 86_400_000;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  checker = await place.person('administrator');
  await owner.api.commerce.saveOfflineWays({ body: { upiId: '', bank: '', office: 'Room 4' } });
  const details = { pricePaise: 118_000, validityDays: 365 };
  ({ courseId } = await aCourse(place.ctx(owner), { title: 'Waves', details }));
});

const create = async (buyer: Person, email: string, sendOn: string | null = null) => {
  const thing = { kind: 'course' as const, id: courseId };
  return (await buyer.api.codes.createGift({ body: { thing, name: 'Kabir', email, words: 'Well done!', sendOn } }))
    .giftId;
};
const paid = (buyer: Person, id: string) =>
  anOrder(place.ctx(buyer), { items: [{ kind: 'gift', id }], gateway: 'razorpay', method: 'upi', said: 'paid' });
/** Cash that one person of the institute writes down and another confirms. */
async function takeCash(orderId: string) {
  const params = { orderId };
  await owner.api.commerce.enterOfflinePayment({ params, body: { way: 'cash', amountPaise: 118_000 } });
  const { offline } = await checker.api.commerce.showOrder({ params });
  const decision = { params: { ...params, paymentId: offline!.paymentId }, body: { confirm: true } };
  await checker.api.commerce.decideOfflinePayment(decision);
}
const inCash = (buyer: Person, id: string) =>
  anOfflineOrder(place.ctx(buyer), { items: [{ kind: 'gift', id }], way: 'cash', told: '' });
/** An order that was paid in cash: its refunds ask no gateway. */
async function paidInCash(buyer: Person, id: string) {
  const orderId = await inCash(buyer, id);
  await takeCash(orderId);
  return orderId;
}
/** All of an order is given back. */
const refund = (orderId: string) =>
  owner.api.commerce.refundOrder({ params: { orderId }, body: { lines: [0], reason: 'By mistake', key: newId() } });
const address = () => `${newId()}@example.test`;
/** The codes that were mailed to an address, the first one first. */
const codesTo = (email: string) =>
  world.app.runtime.outbox
    .list()
    .filter(({ to }) => to === email)
    .map(({ text }) => /code=([A-Z0-9]{12})/.exec(text)?.[1] ?? '');
const stateOf = async (buyer: Person, giftId: string) =>
  (await buyer.api.codes.listMyGifts()).rows.find((gift) => gift.giftId === giftId)?.state;
const isOpen = async ({ accountId }: Person) =>
  (await mayOpen(place.ctx(), accountId, 'course', [courseId])).has(courseId);

describe('a gift', () => {
  it('is paid by one, mailed to another and opens for whoever redeems its code', async () => {
    const [buyer, friend, email] = [await place.person(), await place.person(), address()];
    const giftId = await create(buyer, email);
    await world.runJobs();
    expect(codesTo(email)).toEqual([]);
    await paid(buyer, giftId);
    expect(await isOpen(buyer)).toBe(false);
    await world.runJobs();
    expect(await stateOf(buyer, giftId)).toBe('sent');
    const [code = ''] = codesTo(email);
    await friend.api.codes.redeemCode({ body: { code } });
    expect(await isOpen(friend)).toBe(true);
    expect(await stateOf(buyer, giftId)).toBe('redeemed');
    const other = await place.person();
    await expect(other.api.codes.redeemCode({ body: { code } })).rejects.toMatchObject({ error: 'CODE_USED' });
    const again = buyer.api.codes.sendGiftAgain({ params: { giftId }, body: { email } });
    await expect(again).rejects.toMatchObject({ error: 'GIFT_CLOSED' });
    expect((await owner.api.commerce.listOrders({ query: {} })).paidWithoutAccess).toBe(0);
  });

  it('waits for its day, and a wrong address is put right: the code that was sent before ends', async () => {
    const [buyer, wrong, right] = [await place.person(), address(), address()];
    const day = dayIn('Asia/Kolkata', new Date(world.clock.now().getTime() + 2 * DAY));
    const giftId = await create(buyer, wrong, day);
    await paid(buyer, giftId);
    await world.runJobs();
    expect(await stateOf(buyer, giftId)).toBe('waits');
    world.clock.advance({ hours: 72 });
    for (const person of [buyer, owner]) await person.signInAgain();
    await world.runJobs();
    const [first = ''] = codesTo(wrong);
    await buyer.api.codes.sendGiftAgain({ params: { giftId }, body: { email: right } });
    await world.runJobs();
    const [second = ''] = codesTo(right);
    const friend = await place.person();
    await expect(friend.api.codes.redeemCode({ body: { code: first } })).rejects.toMatchObject({
      error: 'CODE_UNKNOWN',
    });
    await friend.api.codes.redeemCode({ body: { code: second } });
    expect(await isOpen(friend)).toBe(true);
    const past = dayIn('Asia/Kolkata', new Date(world.clock.now().getTime() - DAY));
    await expect(create(buyer, right, past)).rejects.toMatchObject({
      error: 'GIFT_DAY',
      fields: [{ path: 'body.sendOn' }],
    });
  });

  it('whose money went back opens nothing any more, whoever has its code', async () => {
    const [buyer, friend, email] = [await place.person(), await place.person(), address()];
    const redeemed = await create(buyer, email);
    const open = await create(buyer, `other-${email}`);
    for (const person of [owner, checker]) await person.signInAgain();
    const orders = [await paidInCash(buyer, redeemed), await paidInCash(buyer, open)];
    await world.runJobs();
    const [first = ''] = codesTo(email);
    const [second = ''] = codesTo(`other-${email}`);
    await friend.api.codes.redeemCode({ body: { code: first } });
    expect(await isOpen(friend)).toBe(true);
    for (const orderId of orders) await refund(orderId);
    expect(await isOpen(friend)).toBe(false);
    expect(await stateOf(buyer, redeemed)).toBe('closed');
    const late = friend.api.codes.redeemCode({ body: { code: second } });
    await expect(late).rejects.toMatchObject({ error: 'CODE_BLOCKED' });
  });

  it('is bought once, and by the one who made it', async () => {
    const [buyer, other] = [await place.person(), await place.person()];
    const giftId = await create(buyer, address());
    const quote = (by: Person) => by.api.commerce.quoteOrder({ body: { items: [{ kind: 'gift', id: giftId }] } });
    expect((await quote(buyer)).sums.totalPaise).toBe(118_000);
    await expect(quote(other)).rejects.toMatchObject({ error: 'OFFER_UNKNOWN' });
    const stolen = other.api.codes.sendGiftAgain({ params: { giftId }, body: { email: address() } });
    await expect(stolen).rejects.toMatchObject({ status: 404 });
    await paid(buyer, giftId);
    await expect(quote(buyer)).rejects.toMatchObject({ error: 'OFFER_UNKNOWN' });
  });

  it('that two open orders pay becomes two codes, and each can be given back alone', async () => {
    const [buyer, email] = [await place.person(), address()];
    const giftId = await create(buyer, email);
    const orders = [await inCash(buyer, giftId), await inCash(buyer, giftId)];
    for (const person of [owner, checker]) await person.signInAgain();
    for (const orderId of orders) await takeCash(orderId);
    await world.runJobs();
    const codes = codesTo(email);
    expect(new Set(codes).size).toBe(2);
    await refund(orders[0]!);
    const friends = [await place.person(), await place.person()];
    const ends = await Promise.allSettled(
      codes.map((code, at) => friends[at]!.api.codes.redeemCode({ body: { code } })),
    );
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { error: 'CODE_BLOCKED' } });
  });
});
