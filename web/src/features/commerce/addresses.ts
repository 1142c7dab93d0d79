import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import type { SalesView } from '@abhyas/contract/commerce/sales';
import {
  beside,
  id,
  matching,
  oneOf,
  page,
  type PatchOf,
  search,
  type SearchOf,
  text,
  withDefault,
} from '../../lib/url-search.ts';

/** `course:<id>`, or several with commas between them. */
const ITEM = /^(?:course|pack):[\da-f-]{36}(?:,(?:course|pack):[\da-f-]{36}){0,19}$/i;

/** What is to be bought. */
export const checkoutSearch = search({ items: matching(ITEM) });
/** Of which order a gateway brought somebody back. */
export const returnSearch = search({ order: id() });
/** Which page of one's own orders. */
export const myOrdersSearch = search({ page: page() });
export type MyOrdersSearch = SearchOf<typeof myOrdersSearch>;

/** The views of staff in their order; the type fails to compile when the contract's change. */
export const salesViews = [
  'all',
  'needsYou',
  'waiting',
  'paid',
  'failed',
  'refunds',
] as const satisfies readonly SalesView[];
/** What the address of the institute's orders says. */
export const salesSearch = search({
  view: withDefault(oneOf(...salesViews), 'all'),
  search: text(100),
  page: page(),
  /** The order that is open beside the list. */
  order: beside(id()),
});
export type SalesSearch = SearchOf<typeof salesSearch>;
export type SalesPatch = PatchOf<typeof salesSearch>;

/** What the address of the list of coupons says. */
export const couponsSearch = search({ search: text(40), state: oneOf('open', 'closed'), page: page() });
export type CouponsSearch = SearchOf<typeof couponsSearch>;
export type CouponsPatch = PatchOf<typeof couponsSearch>;

/** The things that an address names. */
export const thingsIn = (items: string | undefined): SoldThing[] =>
  (items ?? '').split(',').flatMap((item) => {
    const [kind, thingId] = item.split(':');
    return thingId && (kind === 'course' || kind === 'pack') ? [{ kind, id: thingId }] : [];
  });

export const checkoutAddress = ({ kind, id: thingId }: SoldThing): string => `/checkout?items=${kind}:${thingId}`;
