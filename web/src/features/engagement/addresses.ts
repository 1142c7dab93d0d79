import type { BroadcastState } from '@abhyas/contract/engagement/broadcast-words';
import { id, oneOf, page, type PatchOf, search, type SearchOf, text, withDefault } from '../../lib/url-search.ts';

/** The states of a notice in the order of its life; the type fails to compile when the contract's change. */
export const broadcastStates = ['draft', 'scheduled', 'sent'] as const satisfies readonly BroadcastState[];

/** What the address of the list of notices says. */
export const broadcastsSearch = search({
  state: oneOf(...broadcastStates),
  search: text(100),
  // The first page is said by nothing.
  page: page(),
});
export type BroadcastsSearch = SearchOf<typeof broadcastsSearch>;
export type BroadcastsPatch = PatchOf<typeof broadcastsSearch>;

/** What the address of a new notice says: the batch that it begins with. */
export const newBroadcastSearch = search({ batchId: id() });

/** What the address of the enquiries says: without a state the open ones. */
export const enquiriesSearch = search({ state: withDefault(oneOf('open', 'answered'), 'open'), page: page() });
export type EnquiriesSearch = SearchOf<typeof enquiriesSearch>;
export type EnquiriesPatch = PatchOf<typeof enquiriesSearch>;
