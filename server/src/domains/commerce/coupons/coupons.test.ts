import { type CouponRule, discountOf } from '@abhyas/contract/commerce/coupons';
import { commerceErrors } from '@abhyas/contract/commerce/errors';
import { coursesErrors } from '@abhyas/contract/courses/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { actorOf } from '../../../kernel/context.ts';
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
import { aBatch } from '../../cohorts/factories.ts';
import { somePeople } from '../../identity/factories.ts';
import { placeOrder } from '../orders/checkout/place-order.ts';

let world: World;
let place: TestInstitute;
let owner: Person;
let shop: Awaited<ReturnType<typeof paymentSimulator>>;
let courseId: string;
let otherId: string;
const PRICE = 200_000;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  owner = await place.person('owner');
  shop = await paymentSimulator(world.app);
  closeAfterFile(shop.close);
  const details = { pricePaise: PRICE, validityDays: 365 };
  ({ courseId } = await aCourse(place.ctx(owner), { title: 'Waves', details }));
  ({ courseId: otherId } = await aCourse(place.ctx(owner), { title: 'Calculus', details }));
});

let made = 0;
const rule = (given: Partial<CouponRule> = {}): CouponRule => ({
  code: `CODE${++made}`,
  kind: 'percent',
  value: 15,
  mostPaise: null,
  leastPaise: 0,
  startsAt: null,
  endsAt: null,
  uses: null,
  usesEach: 1,
  firstOrder: false,
  lapsedDays: null,
  batchIds: [],
  courseIds: [],
  stack: null,
  partner: '',
  listed: false,
  open: true,
  ...given,
});
const create = (given: Partial<CouponRule> = {}) => owner.api.commerce.createCoupon({ body: rule(given) });
const billing = { name: 'Ananya Sharma', address: '', city: '', pin: '', stateCode: null, gstin: '' } as const;
const items = (...ids: readonly string[]) => ids.map((id) => ({ kind: 'course' as const, id }));
const quote = (student: Person, couponCode: string, ...ids: readonly string[]) =>
  student.api.commerce.quoteOrder({ body: { items: items(...(ids.length > 0 ? ids : [courseId])), couponCode } });
const placed = (student: Person, couponCode: string, totalPaise: number, id = courseId) =>
  student.api.commerce.placeOrder({ body: { items: items(id), billing, couponCode, totalPaise, key: newId() } });
async function begun(student: Person, orderId: string): Promise<string> {
  const { page } = await student.api.commerce.startPayment({ params: { orderId }, body: { gateway: 'razorpay' } });
  await fetch(page!.url, { method: 'POST', body: new URLSearchParams(page!.fields) });
  return page!.fields['order_id'] ?? '';
}
const counts = async (couponId: string) => {
  const { rows } = await owner.api.commerce.listCoupons({ query: { size: 100 } });
  const { used, reserved, discountPaise, soldPaise } = rows.find(({ id }) => id === couponId)!;
  return { used, reserved, discountPaise, soldPaise };
};

describe('what a coupon takes off', () => {
  it.each([
    [{ kind: 'percent', value: 15, mostPaise: null }, 345_800, 51_870],
    [{ kind: 'percent', value: 15, mostPaise: 40_000 }, 345_800, 40_000],
    [{ kind: 'percent', value: 33, mostPaise: null }, 101, 33],
    [{ kind: 'percent', value: 100, mostPaise: null }, 99, 99],
    [{ kind: 'amount', value: 50_000, mostPaise: null }, 345_800, 50_000],
    [{ kind: 'amount', value: 50_000, mostPaise: null }, 30_000, 30_000],
    [{ kind: 'amount', value: 50_000, mostPaise: 10_000 }, 345_800, 50_000],
  ] as const)('%o of %i paise is %i', (coupon, pricePaise, discountPaise) => {
    expect(discountOf(coupon, pricePaise)).toBe(discountPaise);
  });
});

describe('a coupon at the checkout', () => {
  it.each([
    ['COUPON_UNKNOWN', 4220304153],
    ['COUPON_USED', 4220304140],
    ['COUPON_INVALID', 4220304128],
    ['COURSE_REGISTERED', 4220304131],
  ] as const)('refuses with the code of the specification: %s is %i', (name, code) => {
    expect({ ...commerceErrors, ...coursesErrors }[name].code).toBe(code);
  });

  it('comes off the price before tax, typed in any case, and from the courses alone that it is for', async () => {
    const student = await place.person('student');
    const { code } = await create({ courseIds: [otherId], kind: 'amount', value: 50_000 });
    const { sums, coupon, lines } = await quote(student, ` ${code.toLowerCase()} `, courseId, otherId);
    expect(sums).toMatchObject({ discountPaise: 50_000, totalPaise: 2 * PRICE - 50_000 });
    expect(coupon).toEqual({ code, discountPaise: 50_000 });
    expect(lines.map(({ discountPaise }) => discountPaise)).toEqual([0, 50_000]);
  });

  it('says by the codes of the specification that it is unknown or used, and why it does not work', async () => {
    const student = await place.person('student');
    const [before, after] = [-1, 1].map((days) =>
      new Date(world.clock.now().getTime() + days * 86_400_000).toISOString(),
    );
    await expect(quote(student, 'NOSUCH')).rejects.toMatchObject({ error: 'COUPON_UNKNOWN' });
    const reasons: Record<string, Partial<CouponRule>> = {
      closed: { open: false },
      notYet: { startsAt: after! },
      over: { endsAt: before! },
      items: { courseIds: [otherId] },
      minimum: { leastPaise: PRICE + 1 },
    };
    for (const [reason, given] of Object.entries(reasons)) {
      const { code } = await create(given);
      await expect(quote(student, code)).rejects.toMatchObject({
        error: 'COUPON_INVALID',

        details: { reason },
      });
    }
  });

  it('is for who bought once and not for long, or for students of a batch', async () => {
    const [student, mate] = [await place.person('student'), await place.person('student')];
    const back = await create({ lapsedDays: 90 });
    const refused = (who: Person, code: string, reason: string) =>
      expect(quote(who, code)).rejects.toMatchObject({ error: 'COUPON_INVALID', details: { reason } });
    await refused(student, back.code, 'lapsed');
    const order = await student.api.commerce.placeOrder({
      body: { items: items(otherId), billing, totalPaise: PRICE, key: newId() },
    });
    await shop.press(await begun(student, order.orderId), 'payUntold');
    await refused(student, back.code, 'lapsed');
    const batchId = await aBatch(place.ctx(owner), { name: 'Morning', members: [mate.accountId] });
    const ours = await create({ batchIds: [batchId] });
    await refused(student, ours.code, 'batch');
    expect((await quote(mate, ours.code)).coupon).toMatchObject({ code: ours.code });
    world.clock.advance({ days: 91 });
    await student.signInAgain();
    await owner.signInAgain();
    expect((await quote(student, back.code)).coupon).toMatchObject({ code: back.code });
    await expect(create({ lapsedDays: 9, firstOrder: true })).rejects.toMatchObject({ status: 422 });
  });

  it('is used up by the person who used it, and counts in the list of staff once it is paid', async () => {
    const student = await place.person('student');
    const { code, id } = await create({ value: 50, uses: 10 });
    const order = await placed(student, code, PRICE / 2);
    expect(order).toMatchObject({ couponCode: code, sums: { discountPaise: PRICE / 2 } });
    expect(await counts(id)).toMatchObject({ used: 0, reserved: 1 });
    await expect(quote(student, code, otherId)).rejects.toMatchObject({ error: 'COUPON_USED' });
    await shop.press(await begun(student, order.orderId), 'pay');
    expect(await counts(id)).toEqual({ used: 1, reserved: 0, discountPaise: PRICE / 2, soldPaise: PRICE / 2 });
  });

  it('for a first order is refused to who has bought here before', async () => {
    const student = await place.person('student');
    const { code } = await create({ firstOrder: true, kind: 'amount', value: PRICE });
    const order = await placed(student, code, 0);
    // Nothing is left to pay: the order is settled at once.
    const started = await student.api.commerce.startPayment({
      params: { orderId: order.orderId },
      body: { gateway: 'razorpay' },
    });
    expect(started).toMatchObject({ page: null, order: { state: 'paid' } });
    const again = await create({ firstOrder: true });
    await expect(quote(student, again.code, otherId)).rejects.toMatchObject({ details: { reason: 'firstOrder' } });
  });

  it('takes nothing off a price that the buyer was not shown', async () => {
    const student = await place.person('student');
    const { code } = await create();
    await expect(placed(student, code, 1)).rejects.toMatchObject({ error: 'ORDER_PRICE_CHANGED' });
  });

  it('is offered where it is listed and can be used, the best first', async () => {
    const student = await place.person('student');
    const small = await create({ listed: true, value: 5 });
    const large = await create({ listed: true, value: 25, mostPaise: 30_000 });
    await create({ listed: true, open: false });
    const { rows } = await student.api.commerce.listUsableCoupons({ body: { items: items(courseId) } });
    expect(rows.map(({ code, discountPaise }) => [code, discountPaise])).toEqual([
      [large.code, 30_000],
      [small.code, 10_000],
    ]);
  });
});

describe('coupons that stack', () => {
  const both = (couponCode: string, totalPaise: number) => ({
    items: items(courseId, otherId),
    billing,
    couponCode,
    totalPaise,
    key: newId(),
  });

  it('come off one after the other, the lowest place first, each of what is left, and count each for itself', async () => {
    const student = await place.person('student');
    const percent = await create({ stack: 2, value: 10 });
    const sum = await create({ stack: 1, kind: 'amount', value: 50_000, courseIds: [otherId] });
    const given = `${percent.code.toLowerCase()} + ${sum.code}+${sum.code}`;
    const asked = await quote(student, given, courseId, otherId);
    const code = `${sum.code}+${percent.code}`;
    expect(asked.coupons).toEqual([
      { code: sum.code, discountPaise: 50_000, stacks: true },
      { code: percent.code, discountPaise: 35_000, stacks: true },
    ]);
    expect(asked.coupon).toEqual({ code, discountPaise: 85_000 });
    expect(asked.lines.map(({ discountPaise }) => discountPaise)).toEqual([20_000, 65_000]);
    expect(asked.sums).toMatchObject({ discountPaise: 85_000, totalPaise: 2 * PRICE - 85_000 });
    const order = await student.api.commerce.placeOrder({ body: both(given, asked.sums.totalPaise) });
    expect(order.couponCode).toBe(code);
    expect([await counts(sum.id), await counts(percent.id)]).toMatchObject([{ reserved: 1 }, { reserved: 1 }]);
    await shop.press(await begun(student, order.orderId), 'payUntold');
    expect(await counts(sum.id)).toMatchObject({ used: 1, reserved: 0, discountPaise: 50_000 });
    expect(await counts(percent.id)).toMatchObject({ used: 1, reserved: 0, discountPaise: 35_000 });
    const refund = { lines: [0, 1], reason: 'By mistake', key: newId() };
    await owner.api.commerce.refundOrder({ params: { orderId: order.orderId }, body: refund });
    expect([await counts(sum.id), await counts(percent.id)]).toMatchObject([{ used: 0 }, { used: 0 }]);
  });

  it('go with no coupon that stands alone, are three at most, and none is used up for nothing', async () => {
    const student = await place.person('student');
    const stacking = await Promise.all([1, 2, 3, 4].map((stack) => create({ stack, value: 10 })));
    const alone = await create();
    const all = await create({ stack: 1, value: 100 });
    const refused = async (codes: readonly string[]) => {
      const error = await quote(student, codes.join('+')).catch((thrown: unknown) => thrown);
      const { error: name, details } = error as { error: string; details: { reason: string; code?: string } };
      return [name, details.reason, details.code];
    };
    const codes = stacking.map(({ code }) => code);
    expect(await refused([codes[0]!, alone.code])).toEqual(['COUPON_INVALID', 'exclusive', alone.code]);
    expect(await refused(codes)).toEqual(['COUPON_INVALID', 'tooMany', undefined]);
    expect(await refused([all.code, codes[3]!])).toEqual(['COUPON_INVALID', 'nothingLeft', codes[3]]);
    expect((await quote(student, alone.code)).coupons).toMatchObject([{ code: alone.code, stacks: false }]);
  });

  it('are all taken again by a late payment, or none of them', async () => {
    const [late, other] = [await place.person('student'), await place.person('student')];
    const many = await create({ stack: 1, value: 10 });
    const one = await create({ stack: 2, value: 10, uses: 1 });
    const totalPaise = 2 * PRICE * 0.81;
    const order = await late.api.commerce.placeOrder({ body: both(`${many.code}+${one.code}`, totalPaise) });
    const page = await begun(late, order.orderId);
    world.clock.advance({ minutes: 31 });
    await world.sweep(place);
    await world.runJobs();
    for (const person of [late, other, owner]) await person.signInAgain();
    await placed(other, one.code, PRICE * 0.9);
    await shop.press(page, 'payUntold');
    const shown = await late.api.commerce.showMyOrder({ params: { orderId: order.orderId } });
    expect(shown).toMatchObject({ paidAt: null, payment: { state: 'refunding' } });
    expect(await counts(many.id)).toMatchObject({ used: 0, reserved: 0 });
    expect(await counts(one.id)).toMatchObject({ used: 0, reserved: 1 });
  });
});

describe('a use of a coupon', () => {
  it('is given back when the order is not paid in time, and when it is refunded', async () => {
    const student = await place.person('student');
    const { code, id } = await create({ uses: 1 });
    await placed(student, code, PRICE * 0.85);
    world.clock.advance({ minutes: 31 });
    await world.sweep(place);
    await world.runJobs();
    for (const person of [student, owner]) await person.signInAgain();
    expect(await counts(id)).toMatchObject({ used: 0, reserved: 0 });
    const order = await placed(student, code, PRICE * 0.85);
    await shop.press(await begun(student, order.orderId), 'pay');
    const refund = { lines: [0], reason: 'By mistake', key: newId() };
    await owner.api.commerce.refundOrder({ params: { orderId: order.orderId }, body: refund });
    expect(await counts(id)).toMatchObject({ used: 0, reserved: 0, discountPaise: 0 });
  });

  it('is taken again by a late payment where one is left; where none is, the money goes back at once', async () => {
    const [late, tooLate, other] = [
      await place.person('student'),
      await place.person('student'),
      await place.person('student'),
    ];
    const { code, id } = await create({ uses: 2 });
    const [first, second] = [await placed(late, code, PRICE * 0.85), await placed(tooLate, code, PRICE * 0.85)];
    const pages = [await begun(late, first.orderId), await begun(tooLate, second.orderId)];
    world.clock.advance({ minutes: 31 });
    await world.sweep(place);
    await world.runJobs();
    for (const person of [late, tooLate, other, owner]) await person.signInAgain();
    expect(await counts(id)).toMatchObject({ reserved: 0 });
    await placed(other, code, PRICE * 0.85);
    await shop.press(pages[0]!, 'pay');
    await shop.press(pages[1]!, 'pay');
    expect(await counts(id)).toMatchObject({ used: 1, reserved: 1 });
    const show = (person: Person, { orderId }: { readonly orderId: string }) =>
      person.api.commerce.showMyOrder({ params: { orderId } });
    expect(await show(late, first)).toMatchObject({ state: 'paid' });
    expect(await show(tooLate, second)).toMatchObject({ paidAt: null, payment: { state: 'refunding' } });
  });

  it('is never one too many when 200 buyers come at once for 50', async () => {
    const { code, id } = await create({ uses: 50 });
    const student = place.ctx(await place.person('student'));
    const people = Array.from({ length: 200 }, (_, at) => ({
      email: `buyer${at}@race.test`,
      firstName: 'Buyer',
      role: 'student' as const,
      passwordHash: '',
    }));
    const buyers = await somePeople(place.ctx(owner), people, 'institute');
    const body = {
      items: items(courseId),
      billing,
      couponCode: code,
      totalPaise: PRICE * 0.85,
      walletPaise: 0,
      inParts: false,
    };
    const done = await Promise.allSettled(
      buyers.map((accountId) =>
        placeOrder({ ...student, actor: { ...actorOf(student), accountId } }, { body: { ...body, key: newId() } }),
      ),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    expect(done.filter((one) => one.status === 'rejected' && String(one.reason.name) !== 'Refusal')).toEqual([]);
    expect(await counts(id)).toMatchObject({ used: 0, reserved: 50 });
  });
});

describe('staff', () => {
  it('change a coupon; a code that is taken and a percentage above 100 are refused beside their fields', async () => {
    const { id, code } = await create();
    const changed = await owner.api.commerce.updateCoupon({
      params: { couponId: id },
      body: rule({ code, value: 20, partner: 'Sunrise School' }),
    });
    expect(changed).toMatchObject({ value: 20, partner: 'Sunrise School' });
    await expect(create({ code })).rejects.toMatchObject({ error: 'COUPON_TAKEN', fields: [{ path: 'body.code' }] });
    await expect(create({ value: 101 })).rejects.toMatchObject({ fields: [{ path: 'body.value' }] });
    const { rows } = await owner.api.commerce.listCoupons({ query: { search: 'sunrise' } });
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  it('without the right see no coupons', async () => {
    const teacher = await place.person('teacher');
    await expect(teacher.api.commerce.listCoupons({ query: {} })).rejects.toMatchObject({ status: 403 });
  });
});
