import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { useMedia } from '../../media/index.ts';
import { CARD_PICTURE, CARD_SOUND, listPicturesIn, listSoundsIn, removeDeckRow } from './decks.store.ts';
import { openDeckToWrite } from './open-deck.ts';
import { recordDeck } from './record-deck.ts';

type Remove = typeof api.flashcards.removeDeck;
/** Nobody sees the deck or is asked its cards any more; media removes the files that only it held. */
export async function removeDeck(ctx: Context, { params }: Input<Remove>): Promise<Answer<Remove>> {
  return inTransaction(ctx, async (tx) => {
    const deck = await openDeckToWrite(tx, params.deckId);
    await removeDeckRow(tx, deck.id);
    for (const id of await listPicturesIn(tx, deck.id)) await useMedia(tx, { kind: CARD_PICTURE, id }, []);
    for (const id of await listSoundsIn(tx, deck.id)) await useMedia(tx, { kind: CARD_SOUND, id }, []);
    await recordDeck(tx, deck, 'deck.removed');
    return { removed: true };
  });
}
