import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { DrawnArea } from '@abhyas/contract/flashcards/cards';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { findImage, useMedia } from '../../media/index.ts';
import { CARD_PICTURE, countCards, type Deck } from '../decks/decks.store.ts';
import { openDeckToWrite } from '../decks/open-deck.ts';
import { recordDeck } from '../decks/record-deck.ts';
import { MOST_CARDS } from './add-cards.ts';
import { type Card, insertCards } from './cards.store.ts';
import { insertPicture, type Picture } from './pictures.store.ts';
import { presentPicture } from './present-pictures.ts';

type Add = typeof api.flashcards.addCardPicture;
/** Adds a picture to a deck, with one card for each of its areas. */
export async function addCardPicture(ctx: Context, { params, body }: Input<Add>): Promise<Answer<Add>> {
  const { mediaId, hides, question, areas } = body;
  const picture: Picture = { id: newId(), deckId: params.deckId, mediaId, hides };
  await inTransaction(ctx, async (tx) => {
    const deck = await openDeckToWrite(tx, params.deckId);
    await requirePicture(tx, deck, mediaId);
    await insertPicture(tx, picture);
    await insertAreas(tx, deck, { picture, question, areas });
    await useMedia(tx, { kind: CARD_PICTURE, id: picture.id, title: deck.kind === 'partner' ? deck.name : '' }, [
      mediaId,
    ]);
  });
  return presentPicture(ctx, picture);
}

/** A student's deck holds the student's own pictures, since they go with the student: nobody takes a question's picture along. CARD_PICTURE. */
async function requirePicture(tx: TransactionContext, { ownerId }: Deck, mediaId: string): Promise<void> {
  const file = await findImage(tx, mediaId);
  if (!file || (ownerId !== null && file.ownerId !== ownerId)) fail('CARD_PICTURE');
}

/** Adds the cards of these areas at the end of the deck. DECK_FULL where they do not fit. */
export async function insertAreas(
  tx: TransactionContext,
  deck: Deck,
  { picture, question, areas }: { picture: Picture; question: string; areas: readonly DrawnArea[] },
): Promise<void> {
  if (areas.length === 0) return;
  const count = (await countCards(tx, [deck.id])).get(deck.id) ?? 0;
  if (count + areas.length > MOST_CARDS) fail('DECK_FULL', { most: MOST_CARDS, count });
  const made = { deckId: deck.id, kind: 'picture', origin: null, correctedAt: null, pictureId: picture.id } as const;
  const cards = areas.map(({ x, y, width, height, answer }): Card => {
    return { ...made, id: newId(), front: question, back: answer, area: { x, y, width, height } };
  });
  await insertCards(tx, cards);
  await recordDeck(tx, deck, 'deck.cards_added', { count: cards.length });
}
