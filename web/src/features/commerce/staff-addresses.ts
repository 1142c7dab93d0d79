import type { RevenueDuration } from '@abhyas/contract/commerce/revenue';
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

/* What the addresses of staff say; apart from those of students, so that visitors do not fetch them. */

/** The views of staff in their order; the type fails to compile when the contract's change. */
export const salesViews = [
  'all',
  'needsYou',
  'behind',
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

/** What the address of the wallets says. */
export const walletsSearch = search({
  search: text(100),
  page: page(),
  /** Whose wallet is open beside the list. */
  person: beside(id()),
});
export type WalletsSearch = SearchOf<typeof walletsSearch>;
export type WalletsPatch = PatchOf<typeof walletsSearch>;

/** What the address of the list of coupons says. */
export const couponsSearch = search({ search: text(40), state: oneOf('open', 'closed'), page: page() });
export type CouponsSearch = SearchOf<typeof couponsSearch>;
export type CouponsPatch = PatchOf<typeof couponsSearch>;

const MONTH = /^\d{4}-\d\d$/;
/** What the address of payouts says, and of the statement of a payee. */
export const payoutsSearch = search({ page: page(), month: matching(MONTH) });
export type PayoutsSearch = SearchOf<typeof payoutsSearch>;

/** What the address of the provider’s desk says: `care` shows those alone that somebody has to look at. */
export const deskSearch = search({ care: oneOf('yes') });

/** Durations of reports in their order; the type fails to compile when the contract's change. */
export const revenueDurations = [
  '1day',
  '2day',
  '7day',
  '30day',
  '12month',
  'custom',
] as const satisfies readonly RevenueDuration[];
const DAY = /^\d{4}-\d\d-\d\d$/;
/** What the address of the revenue report says. */
export const revenueSearch = search({
  duration: withDefault(oneOf(...revenueDurations), '7day'),
  from: matching(DAY),
  to: matching(DAY),
});
export type RevenueSearch = SearchOf<typeof revenueSearch>;
export type RevenuePatch = PatchOf<typeof revenueSearch>;
