import type { StoredCoupon } from './coupons.store.ts';

/** Why a coupon does not count for an order; the texts of the page say each in words. */
export type WhyNot = 'closed' | 'notYet' | 'over' | 'items' | 'minimum' | 'firstOrder' | 'usedByYou' | 'usedUp';

export interface Wanted {
  readonly now: Date;
  /** What the things that the coupon is for cost together, in paise; 0: it is for none of them. */
  readonly forPaise: number;
  /** The buyer has not paid an order before. */
  readonly isFirstOrder: boolean;
  /** How often the buyer used it or holds it already. */
  readonly usedByBuyer: number;
}

/** Why a coupon works for nobody now, or undefined where it works. */
export function whyNotAtAll(coupon: StoredCoupon, now: Date): 'closed' | 'notYet' | 'over' | 'usedUp' | undefined {
  const { open, startsAt, endsAt, uses, used, reserved } = coupon;
  if (!open) return 'closed';
  if (startsAt !== null && now < startsAt) return 'notYet';
  if (endsAt !== null && now >= endsAt) return 'over';
  return uses !== null && used + reserved >= uses ? 'usedUp' : undefined;
}

/** The first reason why a coupon does not count, or undefined where it does. Whether a use is left is decided when the order is placed. */
export function whyNot(coupon: StoredCoupon, { now, forPaise, isFirstOrder, usedByBuyer }: Wanted): WhyNot | undefined {
  const { usesEach, leastPaise, firstOrder } = coupon;
  // Who used it is told that, also when others have used it up since.
  if (coupon.open && usesEach !== null && usedByBuyer >= usesEach) return 'usedByYou';
  const forNobody = whyNotAtAll(coupon, now);
  if (forNobody) return forNobody;
  if (forPaise === 0) return 'items';
  if (forPaise < leastPaise) return 'minimum';
  return firstOrder && !isFirstOrder ? 'firstOrder' : undefined;
}

/** The places of the things that a coupon is for. */
export const isFor = ({ courseIds }: Pick<StoredCoupon, 'courseIds'>, thingId: string): boolean =>
  courseIds.length === 0 || courseIds.includes(thingId);
