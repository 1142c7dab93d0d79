import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { DrawnArea } from '@abhyas/contract/flashcards/cards';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { openDeckToWrite } from '../decks/open-deck.ts';
import { recordDeck } from '../decks/record-deck.ts';
import { insertAreas } from './add-card-picture.ts';
import { removeCardRow, saveCard } from './cards.store.ts';
import { type AreaCard, listAreas, listPictures, savePicture } from './pictures.store.ts';
import { presentPicture } from './present-pictures.ts';

type Save = typeof api.flashcards.saveCardPicture;
/** Other areas, answers or question on a picture: cards that stay keep their dates, areas that went take their cards with them. */
export async function saveCardPicture(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const saved = await inTransaction(ctx, async (tx) => {
    const [found] = await listPictures(tx, [params.pictureId]);
    if (!found) fail('NOT_FOUND');
    const deck = await openDeckToWrite(tx, found.deckId);
    const picture = { ...found, hides: body.hides };
    const before = new Map((await listAreas(tx, [picture.id])).map((card) => [card.id, card]));
    const kept = body.areas.filter(({ cardId }) => cardId !== undefined);
    if (kept.some(({ cardId }) => !before.has(cardId!))) fail('NOT_FOUND');
    for (const drawn of kept) await correct(tx, before.get(drawn.cardId!)!, drawn, body.question);
    const staying = new Set(kept.map(({ cardId }) => cardId));
    for (const id of before.keys()) if (!staying.has(id)) await removeCardRow(tx, id);
    await savePicture(tx, picture);
    await recordDeck(tx, deck, 'deck.card_corrected', { picture: picture.id });
    const { question } = body;
    await insertAreas(tx, deck, { picture, question, areas: body.areas.filter((drawn) => !kept.includes(drawn)) });
    return picture;
  });
  return presentPicture(ctx, saved);
}

async function correct(tx: TransactionContext, card: AreaCard, drawn: DrawnArea, question: string): Promise<void> {
  const { x, y, width, height, answer } = drawn;
  const area = { x, y, width, height };
  const sides = ({ x: left, y: top, width: w, height: h }: typeof area) => [left, top, w, h].join(' ');
  if (card.front === question && card.back === answer && sides(card.area) === sides(area)) return;
  const { id } = card;
  await saveCard(tx, { id, kind: 'picture', front: question, back: answer, area, correctedAt: tx.clock.now() });
}
