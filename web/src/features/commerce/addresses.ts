import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import { id, matching, page, search, type SearchOf } from '../../lib/url-search.ts';

/** `course:<id>`, or several with commas between them. */
const ITEM = /^(?:course|pack):[\da-f-]{36}(?:,(?:course|pack):[\da-f-]{36}){0,19}$/i;

/** What is to be bought. */
export const checkoutSearch = search({ items: matching(ITEM) });
/** Of which order a gateway brought somebody back. */
export const returnSearch = search({ order: id() });
/** Which page of one's own orders. */
export const myOrdersSearch = search({ page: page() });
export type MyOrdersSearch = SearchOf<typeof myOrdersSearch>;

/** The things that an address names. */
export const thingsIn = (items: string | undefined): SoldThing[] =>
  (items ?? '').split(',').flatMap((item) => {
    const [kind, thingId] = item.split(':');
    return thingId && (kind === 'course' || kind === 'pack') ? [{ kind, id: thingId }] : [];
  });

export const checkoutAddress = ({ kind, id: thingId }: SoldThing): string => `/checkout?items=${kind}:${thingId}`;
