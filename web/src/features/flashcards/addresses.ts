import { id, oneOf, page, type PatchOf, search, type SearchOf, text, withDefault } from '../../lib/url-search.ts';

/** What the address of the institute's decks says. */
export const partnerDecksSearch = search({ search: text(), page: page() });
export type PartnerDecksSearch = SearchOf<typeof partnerDecksSearch>;
export type PartnerDecksPatch = PatchOf<typeof partnerDecksSearch>;

export const cardViews = ['all', 'slipping', 'suspended'] as const;

/** What the address of a deck says. */
export const deckSearch = search({ show: withDefault(oneOf(...cardViews), 'all'), search: text(), page: page() });
export type DeckSearch = SearchOf<typeof deckSearch>;
export type DeckPatch = PatchOf<typeof deckSearch>;

/** What the address of a review says: whose cards are asked; none: all that are due. */
export const reviewSearch = search({ deckId: id() });
