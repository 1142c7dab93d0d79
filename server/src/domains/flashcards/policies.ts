import type { DeckKind } from '@abhyas/contract/flashcards/cards';
import type { Actor } from '../../kernel/context.ts';

interface DeckState {
  readonly kind: DeckKind;
  readonly ownerId: string | null;
  readonly publishedAt: Date | null;
}

/** Whoever writes the decks of the institute. */
export const canWritePartnerDecks = (actor: Actor): boolean => actor.capabilities.has('flashcards.write');

/** A student for himself, staff for the institute. */
export const canMakeDeck = (actor: Actor, { kind }: Pick<DeckState, 'kind'>): boolean =>
  kind === 'partner' ? canWritePartnerDecks(actor) : actor.capabilities.has('courses.study');

export const canWriteDeck = (actor: Actor, deck: DeckState): boolean =>
  deck.kind === 'partner' ? canWritePartnerDecks(actor) : deck.ownerId === actor.accountId;

/** A deck of the institute once it is published, drafts for those who write them, and one's own. */
export const canSeeDeck = (actor: Actor, deck: DeckState): boolean =>
  canWriteDeck(actor, deck) ||
  (deck.kind === 'partner' && deck.publishedAt !== null && actor.capabilities.has('courses.study'));
