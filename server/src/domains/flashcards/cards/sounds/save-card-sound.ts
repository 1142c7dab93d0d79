import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { MOST_SOUNDS_A_DAY } from '@abhyas/contract/flashcards/cards/sounds';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { requireTry } from '../../../identity/index.ts';
import { storeFile, useMedia } from '../../../media/index.ts';
import { CARD_SOUND, type Deck } from '../../decks/decks.store.ts';
import { recordDeck } from '../../decks/record-deck.ts';
import { type Card, saveSound } from '../cards.store.ts';
import { openCardToWrite } from '../open-card.ts';
import { presentCards } from '../present-cards.ts';

/** So many sounds a person keeps in a day. */
export const soundsOfDay = (accountId: string) => ({
  key: `cardSounds:${accountId}`,
  tries: MOST_SOUNDS_A_DAY,
  seconds: 86_400,
});

type Save = typeof api.flashcards.saveCardSound;
/** Keeps a sound for one side of a card; it can be heard as soon as it was looked into and stored. */
export async function saveCardSound(
  ctx: Context,
  { params, query, file }: Input<Save> & { readonly file: Buffer },
): Promise<Answer<Save>> {
  const { accountId: ownerId } = actorOf(ctx);
  await requireTry(ctx, [soundsOfDay(ownerId)]);
  const saved = await inTransaction(ctx, async (tx) => {
    const { card, deck } = await openCardToWrite(tx, params.cardId);
    const { fileName } = query;
    const soundId = await storeFile(tx, { content: file, fileName, kind: 'audio', ownerId, inLibrary: false });
    await recordDeck(tx, deck, 'deck.card_corrected', { card: card.id });
    return holdSound(tx, deck, { ...card, soundId, soundSide: query.side });
  });
  return (await presentCards(ctx, [saved]))[0]!;
}

/** Writes which sound a card has, and holds its file; media removes the one before after a week. */
export async function holdSound(tx: TransactionContext, deck: Deck, card: Card): Promise<Card> {
  const { id, soundId = null, soundSide = null } = card;
  await saveSound(tx, { id, soundId, soundSide });
  const title = deck.kind === 'partner' ? deck.name : '';
  await useMedia(tx, { kind: CARD_SOUND, id, title }, soundId === null ? [] : [soundId]);
  return card;
}
