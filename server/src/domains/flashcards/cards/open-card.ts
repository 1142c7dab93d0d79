import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Deck } from '../decks/decks.store.ts';
import { openDeck, openDeckToWrite } from '../decks/open-deck.ts';
import { type Card, findCard } from './cards.store.ts';

/** A card of a deck that the caller may see. */
export async function openCard(ctx: Context, id: string): Promise<{ card: Card; deck: Deck }> {
  const card = (await findCard(ctx, id)) ?? fail('NOT_FOUND');
  return { card, deck: await openDeck(ctx, card.deckId) };
}

/** A card of a deck that the caller may change; the deck is locked, and the card read after that. */
export async function openCardToWrite(tx: TransactionContext, id: string): Promise<{ card: Card; deck: Deck }> {
  const { deckId } = (await findCard(tx, id)) ?? fail('NOT_FOUND');
  const deck = await openDeckToWrite(tx, deckId);
  return { card: (await findCard(tx, id)) ?? fail('NOT_FOUND'), deck };
}
