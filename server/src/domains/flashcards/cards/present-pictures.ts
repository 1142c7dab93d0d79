import type { CardPicture, PictureToEdit } from '@abhyas/contract/flashcards/cards';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressesOf } from '../../media/index.ts';
import type { Card } from './cards.store.ts';
import { listAreas, listPictures, type Picture } from './pictures.store.ts';

/** The pictures of these cards by the card's id, with all of their areas and which of them the card asks. */
export async function picturesOf(
  ctx: Context,
  cards: readonly Pick<Card, 'id' | 'pictureId'>[],
): Promise<Map<string, CardPicture>> {
  const ids = [...new Set(cards.flatMap(({ pictureId }) => pictureId ?? []))];
  if (ids.length === 0) return new Map();
  const pictures = new Map((await listPictures(ctx, ids)).map((picture) => [picture.id, picture]));
  const areas = Map.groupBy(await listAreas(ctx, ids), ({ pictureId }) => pictureId);
  const urls = await addressesOf(
    ctx,
    [...pictures.values()].map(({ mediaId }) => mediaId),
  );
  const found = cards.flatMap(({ id, pictureId }): [string, CardPicture][] => {
    const picture = pictures.get(pictureId ?? '');
    if (!picture) return [];
    const own = areas.get(picture.id) ?? [];
    const asked = own.findIndex((card) => card.id === id);
    const { hides, mediaId } = picture;
    return [[id, { id: picture.id, url: urls.get(mediaId) ?? '', hides, areas: own.map(({ area }) => area), asked }]];
  });
  return new Map(found);
}

/** A picture as its writer changes it. */
export async function presentPicture(ctx: Context, { id, deckId, mediaId, hides }: Picture): Promise<PictureToEdit> {
  const cards = await listAreas(ctx, [id]);
  const { front: question } = cards[0] ?? fail('NOT_FOUND');
  const url = (await addressesOf(ctx, [mediaId])).get(mediaId) ?? '';
  const areas = cards.map(({ id: cardId, area, back: answer }) => ({ ...area, cardId, answer }));
  return { id, deckId, mediaId, url, hides, question, areas };
}
