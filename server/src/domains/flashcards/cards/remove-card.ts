import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { recordDeck } from '../decks/record-deck.ts';
import { removeCardRow } from './cards.store.ts';
import { openCardToWrite } from './open-card.ts';

type Remove = typeof api.flashcards.removeCard;
/** Nobody is asked the card any more. */
export async function removeCard(ctx: Context, { params }: Input<Remove>): Promise<Answer<Remove>> {
  return inTransaction(ctx, async (tx) => {
    const { card, deck } = await openCardToWrite(tx, params.cardId);
    await removeCardRow(tx, card.id);
    await recordDeck(tx, deck, 'deck.card_removed', { card: card.id });
    return { removed: true };
  });
}
