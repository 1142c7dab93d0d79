import type { Seller } from '@abhyas/contract/commerce/seller';
import type { Billing, OrderLine, SoldThing, Sums } from '@abhyas/contract/commerce/shapes';
import type { Context } from '../../../../kernel/context.ts';
import { offersOf } from '../../offers/offers-of.ts';
import { addSums, lineSums, taxKindOf } from '../../offers/order-sums.ts';
import { sellerOf } from '../../seller/seller-of.ts';

export interface Priced {
  readonly lines: readonly (OrderLine & { readonly validityDays: number | null })[];
  readonly sums: Sums;
  readonly seller: Seller;
  readonly placeOfSupply: string | null;
}

/** Where a service to this buyer is supplied: the state of the GSTIN, else of the address, else the seller's (commerce: GST). */
export const placeOfSupplyOf = (seller: Seller, { gstin, stateCode }: Billing): string | null =>
  gstin === '' ? (stateCode ?? seller.stateCode) : gstin.slice(0, 2);

/** What these things cost the caller now, line by line and in all. Throws as `offersOf`. */
export async function priceItems(ctx: Context, items: readonly SoldThing[], billing: Billing): Promise<Priced> {
  const seller = await sellerOf(ctx);
  const offers = await offersOf(ctx, items);
  const placeOfSupply = placeOfSupplyOf(seller, billing);
  const taxRate = seller.gstin === '' ? 0 : seller.taxRate;
  const each = lineSums(
    offers.map((offer) => ({ ...offer, taxRate })),
    0,
    taxKindOf(seller, placeOfSupply),
  );
  return {
    lines: offers.map((offer, at) => ({ ...offer, ...each[at]!, taxRate, sac: seller.sac })),
    sums: addSums(each),
    seller,
    placeOfSupply,
  };
}
