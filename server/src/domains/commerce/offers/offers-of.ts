import type { OrderLine, SoldThing } from '@abhyas/contract/commerce/shapes';
import type { Context } from '../../../kernel/context.ts';
import { sellerOf } from '../seller/seller-of.ts';
import { taxIn } from './order-sums.ts';
import { type Offer, shelfOf, shelves } from './shelf.ts';

/** What these things cost the caller, each once. Throws as their shelves do: OFFER_UNKNOWN, COURSE_REGISTERED. */
export async function offersOf(ctx: Context, things: readonly SoldThing[]): Promise<Offer[]> {
  const offers = new Map<string, Offer>();
  for (const [kind, ofKind] of Map.groupBy(things, (thing) => shelfOf(thing.kind).kinds[0]!)) {
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    for (const offer of await shelfOf(kind).offersOf(ctx, ids)) offers.set(offer.thing.id, offer);
  }
  return [...new Set(things.map(({ id }) => id))].flatMap((id) => offers.get(id) ?? []);
}

type Face = Pick<OrderLine, 'coverUrl' | 'subjects'>;
/** How things of orders look today. */
export async function facesOf(ctx: Context, things: readonly SoldThing[]): Promise<Map<string, Face>> {
  const faces = new Map<string, Face>();
  for (const shelf of shelves()) {
    const ids = things.filter(({ kind }) => shelf.kinds.includes(kind)).map(({ id }) => id);
    if (ids.length > 0) for (const [id, face] of await shelf.facesOf(ctx, [...new Set(ids)])) faces.set(id, face);
  }
  return faces;
}

/** The GST that is inside a price of this institute, in whole paise; 0 where it charges none. */
export async function taxInside(ctx: Context, pricePaise: number): Promise<number> {
  const { gstin, taxRate } = await sellerOf(ctx);
  return gstin === '' ? 0 : pricePaise - taxIn(pricePaise, taxRate, 'withinState').taxablePaise;
}
