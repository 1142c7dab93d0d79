import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import type { MovementView } from '@abhyas/contract/commerce/wallet';
import { id, matching, oneOf, page, type PatchOf, search, type SearchOf, withDefault } from '../../lib/url-search.ts';

/** `course:<id>`, `pack:<id>`, `pass:<id>`, `gift:<id>`, `book:<id>`, or several with commas between them. */
const ITEM = /^(?:course|pack|pass|gift|book):[\da-f-]{36}(?:,(?:course|pack|pass|gift|book):[\da-f-]{36}){0,19}$/i;

/** What is to be bought. */
export const checkoutSearch = search({ items: matching(ITEM) });
export type CheckoutSearch = SearchOf<typeof checkoutSearch>;
/** Of which order a gateway brought somebody back. */
export const returnSearch = search({ order: id() });
/** Which page of one's own orders. */
export const myOrdersSearch = search({ page: page() });
export type MyOrdersSearch = SearchOf<typeof myOrdersSearch>;

/** The views of the passbook in their order; the type fails to compile when the contract's change. */
export const passbookViews = ['all', 'in', 'out', 'cash', 'promo'] as const satisfies readonly MovementView[];
/** Which movements of one's own wallet, and which page of them. */
export const passbookSearch = search({ view: withDefault(oneOf(...passbookViews), 'all'), page: page() });
export type PassbookSearch = SearchOf<typeof passbookSearch>;
export type PassbookPatch = PatchOf<typeof passbookSearch>;

/** The things that an address names. */
export const thingsIn = (items: string | undefined): SoldThing[] =>
  (items ?? '').split(',').flatMap((item) => {
    const [kind, thingId] = item.split(':');
    return thingId && (kind === 'course' || kind === 'pack' || kind === 'pass' || kind === 'gift' || kind === 'book')
      ? [{ kind, id: thingId }]
      : [];
  });

export const checkoutAddress = ({ kind, id: thingId }: SoldThing): string => `/checkout?items=${kind}:${thingId}`;
