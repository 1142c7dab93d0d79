import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { useMedia } from '../../media/index.ts';
import { CARD_PICTURE, CARD_SOUND } from '../decks/decks.store.ts';
import { recordDeck } from '../decks/record-deck.ts';
import { removeCardRow } from './cards.store.ts';
import { listAreas } from './pictures.store.ts';
import { openCardToWrite } from './open-card.ts';

type Remove = typeof api.flashcards.removeCard;
/** Nobody is asked the card any more. */
export async function removeCard(ctx: Context, { params }: Input<Remove>): Promise<Answer<Remove>> {
  return inTransaction(ctx, async (tx) => {
    const { card, deck } = await openCardToWrite(tx, params.cardId);
    await removeCardRow(tx, card.id);
    if (card.soundId) await useMedia(tx, { kind: CARD_SOUND, id: card.id }, []);
    if (card.pictureId) await releasePicture(tx, card.pictureId);
    await recordDeck(tx, deck, 'deck.card_removed', { card: card.id });
    return { removed: true };
  });
}

/** Lets go of the file of a picture of which no card is left; media removes what nothing holds after a week. */
async function releasePicture(tx: TransactionContext, id: string): Promise<void> {
  if ((await listAreas(tx, [id])).length === 0) await useMedia(tx, { kind: CARD_PICTURE, id }, []);
}
