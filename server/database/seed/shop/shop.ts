import type { CouponRule } from '@abhyas/contract/commerce/coupons';
import type { StateCode } from '@abhyas/contract/commerce/rules/states';
import { createCoupon } from '../../../src/domains/commerce/coupons/create-coupon.ts';
import { anOrder } from '../../../src/domains/commerce/factories.ts';
import { askRefund } from '../../../src/domains/commerce/orders/refunds/ask-refund.ts';
import { showRefundOffer } from '../../../src/domains/commerce/orders/refunds/show-refund-offer.ts';
import { refundOrder } from '../../../src/domains/commerce/sales/refund-order.ts';
import { saveSeller } from '../../../src/domains/commerce/seller/save-seller.ts';
import { mayOpen } from '../../../src/domains/entitlements/index.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { newId } from '../../../src/kernel/ids.ts';
import { actingAs } from '../acting-as.ts';
import { seedInstalments } from './instalments.ts';
import { seedSeats } from './seats.ts';
import { seedOfflinePayments } from './offline.ts';
import { at, DAY, HOUR } from '../papers/days.ts';

/** A GSTIN of Maharashtra with a right check digit; it is nobody's. */
const seller = {
  legalName: 'Meridian Academy Private Limited',
  address: '4th floor, Shivaji Nagar, Pune 411005',
  email: 'accounts@meridian.example',
  stateCode: '27',
  gstin: '27AAPFU0939F1ZV',
  sac: '999293',
  taxRate: 1800,
  prefix: 'MA',
  refundDays: 7,
  refundPercent: 20,
  refundPartDays: 30,
} as const;

const LISTED = 'MERIDIAN15';
const everywhere = {
  leastPaise: 0,
  startsAt: null,
  endsAt: null,
  usesEach: 1,
  courseIds: [],
  stack: null,
  batchIds: [],
  open: true,
};
const coupons: readonly CouponRule[] = [
  {
    ...everywhere,
    code: LISTED,
    kind: 'percent',
    value: 15,
    mostPaise: 40_000,
    uses: 500,
    firstOrder: false,
    lapsedDays: null,
    partner: '',
    listed: true,
  },
  {
    ...everywhere,
    code: 'SUNRISE500',
    kind: 'amount',
    value: 50_000,
    mostPaise: null,
    uses: 60,
    firstOrder: true,
    lapsedDays: null,
    partner: 'Sunrise Public School',
    listed: false,
  },
  {
    ...everywhere,
    code: 'WELCOMEBACK',
    kind: 'percent',
    value: 20,
    mostPaise: 60_000,
    uses: null,
    firstOrder: false,
    lapsedDays: 180,
    partner: '',
    listed: true,
  },
];

const cities: readonly { readonly city: string; readonly pin: string; readonly stateCode: StateCode }[] = [
  { city: 'Pune', pin: '411038', stateCode: '27' },
  { city: 'Mumbai', pin: '400058', stateCode: '27' },
  { city: 'Bengaluru', pin: '560034', stateCode: '29' },
  { city: 'Jaipur', pin: '302017', stateCode: '08' },
];
const methods = ['upi', 'upi', 'upi', 'card', 'netbanking'] as const;
/** Days before today on which somebody bought something; more of them lately, and some so long ago that they can no longer be refunded. */
const days = [40, 39, 38, 37, 36, 20, 19, 17, 16, 14, 13, 12, 10, 9, 8, 7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 0];
/** Every fourth buyer knows the coupon. */
const COUPON_EVERY = 4;
/** Every seventh payment is declined by its bank. */
const DECLINED_EVERY = 7;

interface Given {
  readonly courseIds: readonly string[];
  readonly buyerIds: readonly string[];
  /** Somebody of staff beside the owner: money needs two people. */
  readonly otherId: string;
}
/** What the academy sells: three weeks of orders by both gateways, some declined, one given back. */
export async function seedShop(owner: Context, { courseIds, buyerIds, otherId }: Given): Promise<void> {
  await saveSeller(owner, { body: seller });
  for (const body of coupons)
    await createCoupon(at(owner, new Date(owner.clock.now().getTime() - 25 * DAY)), {
      body: { ...body, courseIds: [], batchIds: [] },
    });
  const wishes = await wishesOf(owner, courseIds, buyerIds);
  const orders: string[] = [];
  for (const [place, ago] of days.entries()) {
    const { courseId, buyerId } = wishes[place % wishes.length]!;
    const when = new Date(owner.clock.now().getTime() - ago * DAY - (place + 1) * (HOUR / 3));
    orders.push(
      await anOrder(at(actingAs(owner, buyerId, 'student'), when), {
        items: [{ kind: 'course', id: courseId }],
        gateway: place % 4 === 3 ? 'paytm' : 'razorpay',
        method: methods[place % methods.length] ?? 'upi',
        said: place % DECLINED_EVERY === DECLINED_EVERY - 1 ? 'failed' : 'paid',
        billing: cities[place % cities.length] ?? {},
        couponCode: place % COUPON_EVERY === 1 ? LISTED : '',
      }),
    );
  }
  const body = { lines: [0], reason: 'Bought by mistake', key: newId() };
  await refundOrder(at(owner, new Date(owner.clock.now().getTime() - HOUR)), {
    params: { orderId: orders.at(-3) ?? '' },
    body,
  });
  const still = await wishesOf(owner, courseIds, buyerIds.slice(-12));
  await seedOfflinePayments(owner, { wishes: still.slice(0, 3), otherId });
  await seedInstalments(owner, still.slice(3, 6));
  await seedSeats(owner, { courseId: courseIds[2] ?? '', studentIds: buyerIds, otherId });
  const { buyerId } = wishes[(orders.length - 1) % wishes.length]!;
  await askBack(at(actingAs(owner, buyerId, 'student'), owner.clock.now()), orders.at(-1) ?? '');
}

/** A student asks for the money of an order back; staff have not answered yet. */
async function askBack(student: Context, orderId: string): Promise<void> {
  const params = { orderId };
  const { lines } = await showRefundOffer(student, { params });
  const back = lines.filter(({ backPaise }) => backPaise > 0);
  const backPaise = back.reduce((sum, one) => sum + one.backPaise, 0);
  const reason = 'My school teaches the same chapters this term';
  await askRefund(student, { params, body: { lines: back.map(({ line }) => line), backPaise, reason, key: newId() } });
}

/** Courses with students who have not got them, each student once. */
async function wishesOf(owner: Context, courseIds: readonly string[], buyerIds: readonly string[]) {
  const wishes: { readonly courseId: string; readonly buyerId: string }[] = [];
  for (const [place, buyerId] of buyerIds.entries()) {
    const open = await mayOpen(owner, buyerId, 'course', courseIds);
    const closed = courseIds.filter((courseId) => !open.has(courseId));
    if (closed.length > 0) wishes.push({ courseId: closed[place % closed.length]!, buyerId });
  }
  return wishes;
}
