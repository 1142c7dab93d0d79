import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { aCourse, type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { someStudy } from '../../courses/factories.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { anOrder } from '../factories.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let courseId: string;
let lessonIds: string[];
const PRICE = 100_000;
const DAY = 86_400_000;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  const sections = [{ lessons: [{}, {}, {}, {}] }];
  ({ courseId, lessonIds } = await aCourse(place.ctx(owner), { sections, details: { pricePaise: PRICE } }));
});

async function bought(student: Person, useWallet = false): Promise<{ orderId: string }> {
  const items = [{ kind: 'course' as const, id: courseId }];
  return {
    orderId: await anOrder(place.ctx(student), { items, gateway: 'razorpay', method: 'upi', said: 'paid', useWallet }),
  };
}
const ask = (student: Person, orderId: string, backPaise = PRICE, key = newId()) =>
  student.api.commerce.askRefund({ params: { orderId }, body: { lines: [0], backPaise, reason: 'Too hard', key } });
const decide = (orderId: string, requestId: string, grant: boolean, by = owner) =>
  by.api.commerce.decideRefund({ params: { orderId, requestId }, body: { grant, answer: grant ? '' : 'Too late' } });

describe('a refund that a student asks for', () => {
  it('is shown before, asked for once, and granted at the sum that was shown', async () => {
    const student = await place.person('student');
    const { orderId } = await bought(student);
    const params = { orderId };
    const offer = await student.api.commerce.showRefundOffer({ params });
    expect(offer).toMatchObject({
      request: null,
      lines: [{ line: 0, rule: 'full', backPaise: PRICE, usedPercent: 0 }],
    });
    await expect(ask(student, orderId, PRICE - 1)).rejects.toMatchObject({ error: 'REFUND_CHANGED' });
    const key = newId();
    const request = await ask(student, orderId, PRICE, key);
    expect(await ask(student, orderId, PRICE, key)).toEqual(request);
    await expect(ask(student, orderId)).rejects.toMatchObject({ error: 'REFUND_ASKED' });
    const list = await owner.api.commerce.listOrders({ query: { view: 'needsYou' } });
    expect(list.rows.map((row) => row.orderId)).toEqual([orderId]);
    expect(list.counts.needsYou).toBe(1);
    expect(await owner.api.commerce.showOrder({ params })).toMatchObject({ request: { reason: 'Too hard' } });
    const after = await decide(orderId, request.requestId, true);
    expect(after).toMatchObject({ state: 'refunded', refundedPaise: PRICE });
    expect((await mayOpen(place.ctx(), student.accountId, 'course', [courseId])).has(courseId)).toBe(false);
    await expect(decide(orderId, request.requestId, false)).rejects.toMatchObject({ error: 'REFUND_DECIDED' });
    const { events } = await owner.api.commerce.showOrder({ params });
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['refundAsked', 'refunded']));
    expect((await owner.api.commerce.listOrders({ query: {} })).counts.needsYou).toBe(0);
  });

  it('is a part where a quarter was studied: the wallet and the gateway each get theirs of it', async () => {
    const student = await place.person('student');
    const endsAt = new Date(world.clock.now().getTime() + 40 * DAY).toISOString();
    const gift = { amountPaise: 40_000, endsAt, reason: 'Won the quiz', key: newId() };
    await owner.api.commerce.giveCredit({ body: { ...gift, accountIds: [student.accountId] } });
    const { orderId } = await bought(student, true);
    const begunAt = world.clock.now();
    const lessons = [{ lessonId: lessonIds[0]!, begunAt, doneAt: begunAt }];
    await someStudy(place.ctx(owner), [{ accountId: student.accountId, courseId, lessons }]);
    const offer = await student.api.commerce.showRefundOffer({ params: { orderId } });
    expect(offer.lines).toMatchObject([{ rule: 'part', backPaise: 75_000, usedPercent: 25 }]);
    const { requestId } = await ask(student, orderId, 75_000);
    expect(await decide(orderId, requestId, true)).toMatchObject({ state: 'refunded', refundedPaise: 75_000 });
    expect(await student.api.commerce.showWallet()).toMatchObject({ promoPaise: 30_000 });
    const [refund] = await world.query('select amount_paise::int, wallet_paise::int from refunds where id = $1', [
      requestId,
    ]);
    expect(refund).toEqual({ amount_paise: 75_000, wallet_paise: 30_000 });
  });

  it('is over after the last day of the rule', async () => {
    const student = await place.person('student');
    const { orderId } = await bought(student);
    world.clock.advance({ hours: 24 * 31 });
    await Promise.all([student.signInAgain(), owner.signInAgain()]);
    const late = await student.api.commerce.showRefundOffer({ params: { orderId } });
    expect(late.lines).toMatchObject([{ rule: 'over', backPaise: 0 }]);
    await expect(ask(student, orderId)).rejects.toMatchObject({ error: 'REFUND_CHANGED' });
  });

  it('is taken back by the student, or declined with a reason that the student reads', async () => {
    const student = await place.person('student');
    const { orderId } = await bought(student);
    const first = await ask(student, orderId);
    const params = { orderId, requestId: first.requestId };
    expect(await student.api.commerce.withdrawRefund({ params })).toMatchObject({ state: 'withdrawn' });
    await expect(student.api.commerce.withdrawRefund({ params })).rejects.toMatchObject({ error: 'REFUND_DECIDED' });
    const second = await ask(student, orderId);
    await decide(orderId, second.requestId, false);
    const offer = await student.api.commerce.showRefundOffer({ params: { orderId } });
    expect(offer.request).toMatchObject({ state: 'declined', answer: 'Too late' });
    const { rows } = await student.api.notices.listNotices({ query: {} });
    expect(rows.some(({ kind }) => kind === 'refund.declined')).toBe(true);
  });

  it('is of one’s own orders alone, and decided by those who look after sales', async () => {
    const [student, other] = [await place.person('student'), await place.person('student')];
    const { orderId } = await bought(student);
    await expect(ask(other, orderId)).rejects.toMatchObject({ status: 404 });
    await expect(other.api.commerce.showRefundOffer({ params: { orderId } })).rejects.toMatchObject({ status: 404 });
    const { requestId } = await ask(student, orderId);
    const params = { orderId, requestId };
    await expect(other.api.commerce.withdrawRefund({ params })).rejects.toMatchObject({ status: 404 });
    const teacher = await place.person('teacher');
    await expect(decide(orderId, requestId, true, teacher)).rejects.toMatchObject({ status: 403 });
    const stranger = await (await world.institute()).person('owner');
    await expect(decide(orderId, requestId, true, stranger)).rejects.toMatchObject({ status: 404 });
  });
});
