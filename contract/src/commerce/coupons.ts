import { z } from 'zod';
import { partner, student } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { thingGiven } from './shapes.ts';

/** What a coupon takes off: so many percent, or a sum in paise. */
export const couponKinds = ['percent', 'amount'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** So many may come off one order. */
export const mostCoupons = 3;
/** Stands between the codes of an order that has several. */
export const betweenCodes = '+';

/** As people type it, in capital letters and digits. */
export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,20}$/);

const rule = z.object({
  code: couponCode,
  kind: z.enum(couponKinds),
  /** Whole percent, or paise. */
  value: whole.min(1).max(100_000_000),
  /** A percentage takes off at most so many paise. */
  mostPaise: whole.min(100).nullable(),
  /** The things that it is for cost at least so many paise together. */
  leastPaise: whole.min(0),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Orders it may be used for in all, and by one person. */
  uses: whole.min(1).max(1_000_000).nullable(),
  usesEach: whole.min(1).max(1000).nullable(),
  /** For people who have bought nothing here before. */
  firstOrder: z.boolean(),
  /** For people who bought here once and not for so many days; null: for everybody. */
  lapsedDays: whole.min(1).max(3650).nullable().default(null),
  /** For students of these batches; empty: of any, or none. */
  batchIds: z.array(id).max(50).default([]),
  /** The courses that it takes something off; empty: all. */
  courseIds: z.array(id).max(50),
  /** In which place it comes off where an order has several, the lowest first; null: it stands alone. */
  stack: whole.min(1).max(9).nullable().default(null),
  /** To whom it was given to hand on: a partner, a campaign. */
  partner: text(80),
  /** Students see it at the checkout; otherwise they have to know it. */
  listed: z.boolean(),
  open: z.boolean(),
});
export type CouponRule = z.infer<typeof rule>;
export const couponRule = rule
  .refine(({ firstOrder, lapsedDays }) => !firstOrder || lapsedDays === null, {
    path: ['lapsedDays'],
    params: { messageKey: 'errors.fields.newAndLapsed' },
  })
  .refine(({ kind, value }) => kind === 'amount' || value <= 100, {
    path: ['value'],
    params: { messageKey: 'errors.fields.tooBig', maximum: 100 },
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ['endsAt'],
    params: { messageKey: 'errors.fields.beforeOpening' },
  });

/** Whether a coupon works now, or why not, as staff read it. */
export const couponStates = ['works', 'closed', 'notYet', 'over', 'usedUp'] as const;

export const coupon = rule.extend({
  id,
  state: z.enum(couponStates),
  createdAt: instant,
  /** Orders that were paid with it, and open orders that hold a use. */
  used: whole,
  reserved: whole,
  /** Taken off, and paid, in the orders that were paid with it. */
  discountPaise: whole,
  soldPaise: whole,
});
export type Coupon = z.infer<typeof coupon>;

/**
 * What a coupon takes off, in paise: of what it is for, never more than that. A percentage is rounded down to the paisa (commerce: coupons).
 */
export function discountOf(
  { kind, value, mostPaise }: Pick<CouponRule, 'kind' | 'value' | 'mostPaise'>,
  pricePaise: number,
): number {
  const wanted = kind === 'amount' ? value : Number((BigInt(pricePaise) * BigInt(value)) / 100n);
  return Math.min(wanted, kind === 'percent' ? (mostPaise ?? Infinity) : Infinity, pricePaise);
}

/** A coupon as a student sees it before using it. */
export const usableCoupon = rule.pick({ code: true, kind: true, value: true, mostPaise: true }).extend({
  /** Others may come off beside it. */
  stacks: z.boolean(),
  /** What it would take off this order. */
  discountPaise: whole,
  endsAt: instant.nullable(),
});
export type UsableCoupon = z.infer<typeof usableCoupon>;

const write = partner('sales.write');
const one = z.object({ couponId: id });
export const coupons = {
  listCoupons: get('/api/partner/coupons', {
    summary: 'Coupons and promo codes with how often they were used and what they sold',
    access: partner('sales.read'),
    query: page.extend({ search: text(40).default(''), state: z.enum(['open', 'closed']).optional() }),
    reply: paged(coupon).extend({ can: z.object({ edit: z.boolean() }) }),
  }),
  createCoupon: post('/api/partner/coupons', {
    summary: 'Makes a coupon',
    access: write,
    body: couponRule,
    reply: coupon,
    errors: ['COUPON_TAKEN'],
  }),
  updateCoupon: put('/api/partner/coupons/:couponId', {
    summary: 'Changes a coupon for orders to come; those that were placed keep what they got',
    access: write,
    params: one,
    body: couponRule,
    reply: coupon,
    errors: ['COUPON_TAKEN'],
  }),
  listUsableCoupons: post('/api/checkout/coupons', {
    summary: 'Listed coupons that the caller can use for these things, the best first',
    access: student('courses.study'),
    body: z.object({ items: z.array(thingGiven).min(1).max(20) }),
    reply: z.object({ rows: z.array(usableCoupon) }),
  }),
};
