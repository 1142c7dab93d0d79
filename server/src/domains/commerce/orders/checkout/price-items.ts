import { betweenCodes } from '@abhyas/contract/commerce/coupons';
import type { Seller } from '@abhyas/contract/commerce/seller';
import type { Billing, OrderLine, SoldThing, Sums } from '@abhyas/contract/commerce/shapes';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { batchesOfEach } from '../../../cohorts/index.ts';
import { type Basket, type Judged, requireCoupons } from '../../coupons/judge-coupon.ts';
import { firstPartOf, planParts, type PlannedParts, requireNoSchedule } from '../instalments/plan-parts.ts';
import { offersOf } from '../../offers/offers-of.ts';
import { addSums, sumsOfLines, taxKindOf } from '../../offers/order-sums.ts';
import type { Credit, Offer } from '../../offers/shelf.ts';
import { sellerOf } from '../../seller/seller-of.ts';
import { findLastPaid } from '../orders.store.ts';

export interface Priced {
  readonly lines: readonly (OrderLine & { readonly validityDays: number | null })[];
  readonly sums: Sums;
  /** What is left of earlier purchases and counts for these, and what is paid with money beside it. */
  readonly credits: readonly Credit[];
  readonly creditPaise: number;
  readonly payPaise: number;
  readonly seller: Seller;
  readonly placeOfSupply: string | null;
  /** The coupons that count, and what each takes off. */
  readonly judged: readonly Judged[];
  /** How it may be paid in parts instead, or is: then all sums are those of the first part. */
  readonly planned: PlannedParts | undefined;
}

interface Wish {
  readonly items: readonly SoldThing[];
  readonly billing: Billing;
  /** Several have a plus sign between them; empty: none. */
  readonly couponCode: string;
  readonly inParts: boolean;
}

/** Where a service to this buyer is supplied: the state of the GSTIN, else of the address, else the seller's (commerce: GST). */
export const placeOfSupplyOf = (seller: Seller, { gstin, stateCode }: Billing): string | null =>
  gstin === '' ? (stateCode ?? seller.stateCode) : gstin.slice(0, 2);

/**
 * What these things cost the caller now, line by line and in all; in parts what the first one costs. Throws as `offersOf` and `requireCoupons`,
 * INSTALMENTS_RUN, INSTALMENTS_NONE.
 */
export async function priceItems(ctx: Context, { items, billing, couponCode, inParts }: Wish): Promise<Priced> {
  const seller = await sellerOf(ctx);
  await requireNoSchedule(ctx, items);
  const whole = await offersOf(ctx, items);
  const planned = await planParts(ctx, whole);
  if (inParts && couponCode !== '') fail('COUPON_INVALID', { reason: 'inParts' });
  const offers = inParts ? firstPartOf(whole, planned) : whole;
  const placeOfSupply = placeOfSupplyOf(seller, billing);
  const taxRate = seller.gstin === '' ? 0 : seller.taxRate;
  const { accountId } = actorOf(ctx);
  const { judged, off } =
    couponCode === ''
      ? { judged: [], off: [] }
      : await requireCoupons(ctx, couponCode, await basketOf(ctx, accountId, offers));
  const each = sumsOfLines(
    offers.map((offer) => ({ ...offer, taxRate })),
    off,
    taxKindOf(seller, placeOfSupply),
  );
  const sums = addSums(each);
  const credits = offers.flatMap((offer) => offer.credits);
  const creditPaise = credits.reduce((sum, { paise }) => sum + paise, 0);
  // A credit is never more than a price; with a coupon it could be, and then nobody loses a part of it.
  if (creditPaise > sums.totalPaise) fail('COUPON_INVALID', { reason: 'credit' });
  return {
    lines: offers.map(({ credits: _credits, ...offer }, at) => ({
      ...offer,
      ...each[at]!,
      taxRate,
      sac: seller.sac,
    })),
    sums,
    credits,
    creditPaise,
    payPaise: sums.totalPaise - creditPaise,
    seller,
    placeOfSupply,
    judged,
    planned,
  };
}

/** The codes of these coupons as an order keeps them. */
export const codesOf = (judged: readonly Judged[]): string | null =>
  judged.map(({ coupon }) => coupon.code).join(betweenCodes) || null;

/** What a coupon is judged by. */
export const basketOf = async (ctx: Context, accountId: string, offers: readonly Offer[]): Promise<Basket> => ({
  accountId,
  things: offers.map(({ thing, pricePaise }) => ({ id: thing.id, pricePaise })),
  lastPaidAt: await findLastPaid(ctx, accountId),
  batchIds: ((await batchesOfEach(ctx, [accountId])).get(accountId) ?? []).map(({ id }) => id),
});
