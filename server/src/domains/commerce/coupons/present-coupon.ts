import type { Coupon, CouponRule } from '@abhyas/contract/commerce/coupons';
import type { Context } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { failFields } from '../../../kernel/errors.ts';
import { getCoupon, type StoredCoupon } from './coupons.store.ts';
import { figuresOf } from './uses.store.ts';
import { whyNotAtAll } from './why-not.ts';

const asDate = (given: string | null) => (given === null ? null : new Date(given));
/** A rule as it is stored. */
export const storedRule = (rule: CouponRule) => ({
  ...rule,
  startsAt: asDate(rule.startsAt),
  endsAt: asDate(rule.endsAt),
});

/** Saves a coupon. COUPON_TAKEN beside the code where another has it. */
export async function asNewCode(save: () => Promise<unknown>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    failFields('COUPON_TAKEN', [{ path: 'body.code', messageKey: 'errors.COUPON_TAKEN' }]);
  }
}

/** The rule of a stored coupon, without what was counted. */
export function ruleOf({
  id: _id,
  used: _used,
  reserved: _reserved,
  createdAt: _at,
  ...rule
}: StoredCoupon): CouponRule {
  return { ...rule, startsAt: rule.startsAt?.toISOString() ?? null, endsAt: rule.endsAt?.toISOString() ?? null };
}

/** One coupon as staff see it. */
export async function showCoupon(ctx: Context, couponId: string): Promise<Coupon> {
  const figures = (await figuresOf(ctx, [couponId])).get(couponId);
  return presentCoupon(await getCoupon(ctx, couponId), ctx.clock.now(), figures);
}

type Figures = Pick<Coupon, 'discountPaise' | 'soldPaise'>;
/** A coupon with what it took off and sold. */
export const presentCoupon = (
  coupon: StoredCoupon,
  now: Date,
  { discountPaise, soldPaise }: Figures = { discountPaise: 0, soldPaise: 0 },
): Coupon => {
  const { id, used, reserved, createdAt } = coupon;
  const state = whyNotAtAll(coupon, now) ?? 'works';
  return {
    ...ruleOf(coupon),
    id,
    state,
    used,
    reserved,
    createdAt: createdAt.toISOString(),
    discountPaise,
    soldPaise,
  };
};
