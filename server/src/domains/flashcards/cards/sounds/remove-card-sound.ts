import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { recordDeck } from '../../decks/record-deck.ts';
import { openCardToWrite } from '../open-card.ts';
import { presentCards } from '../present-cards.ts';
import { holdSound } from './save-card-sound.ts';

type Remove = typeof api.flashcards.removeCardSound;
/** Takes the sound of a card away. */
export async function removeCardSound(ctx: Context, { params }: Input<Remove>): Promise<Answer<Remove>> {
  const saved = await inTransaction(ctx, async (tx) => {
    const { card, deck } = await openCardToWrite(tx, params.cardId);
    await recordDeck(tx, deck, 'deck.card_corrected', { card: card.id });
    return holdSound(tx, deck, { ...card, soundId: null, soundSide: null });
  });
  return (await presentCards(ctx, [saved]))[0]!;
}
