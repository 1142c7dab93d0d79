import type { Deck as DeckReply } from '@abhyas/contract/flashcards/decks';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { canWriteDeck } from '../policies.ts';
import { countCards, type Deck } from './decks.store.ts';

/** Decks with how many cards they hold and what the caller may do. */
export async function presentDecks(ctx: Context, decks: readonly Deck[]): Promise<DeckReply[]> {
  const counts = await countCards(
    ctx,
    decks.map(({ id }) => id),
  );
  return decks.map(({ ownerId: _own, ...deck }, at) => ({
    ...deck,
    cards: counts.get(deck.id) ?? 0,
    publishedAt: deck.publishedAt?.toISOString() ?? null,
    createdAt: deck.createdAt.toISOString(),
    can: { write: canWriteDeck(actorOf(ctx), decks[at]!) },
  }));
}

export async function presentDeck(ctx: Context, deck: Deck): Promise<DeckReply> {
  return (await presentDecks(ctx, [deck]))[0] ?? fail('NOT_FOUND');
}
