import type { StoredCoupon } from './coupons.store.ts';

/** Why a coupon does not count for an order; the texts of the page say each in words. */
export type WhyNot =
  | 'closed'
  | 'notYet'
  | 'over'
  | 'items'
  | 'minimum'
  | 'firstOrder'
  | 'lapsed'
  | 'batch'
  | 'usedByYou'
  | 'usedUp'
  /** It stands alone, and another one was given. */
  | 'exclusive'
  /** The coupons before it leave nothing that it could take off. */
  | 'nothingLeft'
  | 'tooMany';

export interface Wanted {
  readonly now: Date;
  /** What the things that the coupon is for cost together, in paise; 0: it is for none of them. */
  readonly forPaise: number;
  /** When the buyer last paid an order; null: never. */
  readonly lastPaidAt: Date | null;
  /** The batches that the buyer is in. */
  readonly batchIds: readonly string[];
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
export function whyNot(coupon: StoredCoupon, wanted: Wanted): WhyNot | undefined {
  const { now, forPaise, usedByBuyer } = wanted;
  const { usesEach, leastPaise } = coupon;
  // Who used it is told that, also when others have used it up since.
  if (coupon.open && usesEach !== null && usedByBuyer >= usesEach) return 'usedByYou';
  const forNobody = whyNotAtAll(coupon, now);
  if (forNobody) return forNobody;
  if (forPaise === 0) return 'items';
  if (forPaise < leastPaise) return 'minimum';
  return notForBuyer(coupon, wanted);
}

const DAY = 24 * 60 * 60 * 1000;
/** Why it is for other people: for new ones, for those who have not bought for long, for students of a batch. */
function notForBuyer(coupon: StoredCoupon, { now, lastPaidAt, batchIds }: Wanted): WhyNot | undefined {
  const { firstOrder, lapsedDays } = coupon;
  if (firstOrder && lastPaidAt !== null) return 'firstOrder';
  const lapsed = lastPaidAt !== null && now.getTime() - lastPaidAt.getTime() >= (lapsedDays ?? 0) * DAY;
  if (lapsedDays !== null && !lapsed) return 'lapsed';
  return coupon.batchIds.length > 0 && !coupon.batchIds.some((id) => batchIds.includes(id)) ? 'batch' : undefined;
}

/** The places of the things that a coupon is for. */
export const isFor = ({ courseIds }: Pick<StoredCoupon, 'courseIds'>, thingId: string): boolean =>
  courseIds.length === 0 || courseIds.includes(thingId);
