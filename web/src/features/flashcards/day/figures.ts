import type { api } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import type { CardStates } from '@abhyas/contract/flashcards/day';

/** What a learner did, remembered, and has ahead. */
export type Statistics = Reply<typeof api.flashcards.showFlashcardStatistics>;

/** In the order in which a card goes through them. */
export const cardStates = [
  'new',
  'learning',
  'young',
  'old',
  'resting',
] as const satisfies readonly (keyof CardStates)[];

export const cardsIn = (cards: CardStates): number => cardStates.reduce((sum, state) => sum + cards[state], 0);
/** Cards that were answered at least once, without those that rest. */
export const begunIn = ({ learning, young, old }: CardStates): number => learning + young + old;

/** Whether nothing was ever answered. Pure. */
export const isNothing = ({ reviews, decks }: Statistics): boolean =>
  reviews === 0 && decks.every(({ cards }) => begunIn(cards) + cards.resting === 0);

/** How measured recall lies beside what was wished, in percent: within what chance explains, below it, or above. Pure. */
export function verdictOf({ likely, wished }: Statistics['recall']): 'few' | 'less' | 'as' | 'more' {
  if (!likely) return 'few';
  if (likely.to < wished) return 'less';
  return likely.from > wished ? 'more' : 'as';
}
