import type { StatisticsPeriod } from '@abhyas/contract/flashcards/day';
import { id, oneOf, page, type PatchOf, search, type SearchOf, text, withDefault } from '../../lib/url-search.ts';

/** What the address of the institute's decks says. */
export const partnerDecksSearch = search({ search: text(), page: page() });
export type PartnerDecksSearch = SearchOf<typeof partnerDecksSearch>;
export type PartnerDecksPatch = PatchOf<typeof partnerDecksSearch>;

export const cardViews = ['all', 'slipping', 'suspended'] as const;

/** What the address of a deck says. */
const deckParts = { show: withDefault(oneOf(...cardViews), 'all'), search: text(), page: page() };
export const deckSearch = search(deckParts);
export type DeckSearch = SearchOf<typeof deckSearch>;
export type DeckPatch = PatchOf<typeof deckSearch>;

export const statisticsPeriods = ['month', 'quarter', 'year'] as const satisfies readonly StatisticsPeriod[];

/**
 * What the addresses of a student's flashcards say: `deckId` is whose cards a review asks, or figures are about; none: all of them.
 * `period`: how far back the figures look.
 */
export const flashcardsSearch = search({
  ...deckParts,
  deckId: id(),
  period: withDefault(oneOf(...statisticsPeriods), 'month'),
});
export type FlashcardsSearch = SearchOf<typeof flashcardsSearch>;
export type FlashcardsPatch = PatchOf<typeof flashcardsSearch>;
