import { betweenCodes, discountOf, mostCoupons } from '@abhyas/contract/commerce/coupons';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { spread } from '../offers/order-sums.ts';
import { findCoupon, type StoredCoupon } from './coupons.store.ts';
import { countUsesOf } from './uses.store.ts';
import { isFor, type WhyNot, whyNot } from './why-not.ts';

/** What somebody is about to buy. */
export interface Basket {
  readonly accountId: string;
  readonly things: readonly { readonly id: string; readonly pricePaise: number }[];
  readonly lastPaidAt: Date | null;
  readonly batchIds: readonly string[];
}
export interface Judged {
  readonly coupon: StoredCoupon;
  readonly why: WhyNot | undefined;
  /** What it takes off where it counts. */
  readonly discountPaise: number;
}

/** Whether a coupon counts for a basket, and what it takes off. */
export async function judge(ctx: Context, coupon: StoredCoupon, basket: Basket): Promise<Judged> {
  const forPaise = basket.things
    .filter(({ id }) => isFor(coupon, id))
    .reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  const usedByBuyer = coupon.usesEach === null ? 0 : await countUsesOf(ctx, coupon.id, basket.accountId);
  const { lastPaidAt, batchIds } = basket;
  const why = whyNot(coupon, { now: ctx.clock.now(), forPaise, lastPaidAt, batchIds, usedByBuyer });
  return { coupon, why, discountPaise: discountOf(coupon, forPaise) };
}

interface OffThings {
  readonly judged: readonly Judged[];
  /** What all take off each thing. */
  readonly off: readonly number[];
}
/**
 * The coupons of these codes, each with what it takes off of what the ones before it leave: the lowest place first. Whether one counts is
 * judged by the prices without any. COUPON_UNKNOWN (4220304153) where there is none, COUPON_USED (4220304140) where no use is left for
 * this buyer or at all, COUPON_INVALID (4220304128) with the reason for anything else.
 */
export async function requireCoupons(ctx: Context, given: string, basket: Basket): Promise<OffThings> {
  const codes = given.split(betweenCodes).map((code) => code.trim().toUpperCase());
  const wanted: StoredCoupon[] = [];
  for (const code of new Set(codes.filter((code) => code !== '')))
    wanted.push((await findCoupon(ctx, code)) ?? fail('COUPON_UNKNOWN'));
  if (wanted.length > mostCoupons) fail('COUPON_INVALID', { reason: 'tooMany' });
  const left = basket.things.map(({ pricePaise }) => pricePaise);
  const judged: Judged[] = [];
  for (const coupon of wanted.toSorted(byPlace)) {
    const { why } = await judge(ctx, coupon, basket);
    if (why) refuseCoupon(why, coupon);
    if (wanted.length > 1 && coupon.stack === null) refuseCoupon('exclusive', coupon);
    const weights = left.map((paise, at) => (isFor(coupon, basket.things[at]?.id ?? '') ? paise : 0));
    const discountPaise = discountOf(
      coupon,
      weights.reduce((sum, paise) => sum + paise, 0),
    );
    if (discountPaise === 0 && judged.length > 0) refuseCoupon('nothingLeft', coupon);
    for (const [at, paise] of spread(discountPaise, weights).entries()) left[at] = (left[at] ?? 0) - paise;
    judged.push({ coupon, why: undefined, discountPaise });
  }
  return { judged, off: basket.things.map(({ pricePaise }, at) => pricePaise - (left[at] ?? 0)) };
}

const byPlace = (a: StoredCoupon, b: StoredCoupon): number =>
  (a.stack ?? 0) - (b.stack ?? 0) || (a.code < b.code ? -1 : 1);

export function refuseCoupon(why: WhyNot, { code, leastPaise, startsAt }: StoredCoupon): never {
  if (why === 'usedByYou' || why === 'usedUp') fail('COUPON_USED', { reason: why });
  fail('COUPON_INVALID', { reason: why, code, leastPaise, startsAt: startsAt?.toISOString() ?? null });
}
