import { discountOf } from '@abhyas/contract/commerce/coupons';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
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

/**
 * The coupon of this code. COUPON_UNKNOWN (4220304153) where there is none, COUPON_USED (4220304140) where no use is left for this buyer or
 * at all, COUPON_INVALID (4220304128) with the reason for anything else.
 */
export async function requireCoupon(ctx: Context, code: string, basket: Basket): Promise<Judged> {
  const coupon = (await findCoupon(ctx, code.trim().toUpperCase())) ?? fail('COUPON_UNKNOWN');
  const judged = await judge(ctx, coupon, basket);
  if (judged.why) refuseCoupon(judged.why, coupon);
  return judged;
}

export function refuseCoupon(why: WhyNot, { leastPaise, startsAt }: StoredCoupon): never {
  if (why === 'usedByYou' || why === 'usedUp') fail('COUPON_USED', { reason: why });
  fail('COUPON_INVALID', { reason: why, leastPaise, startsAt: startsAt?.toISOString() ?? null });
}
