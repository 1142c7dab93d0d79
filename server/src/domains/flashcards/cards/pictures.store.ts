import type { Hides } from '@abhyas/contract/flashcards/cards';
import type { Area } from '@abhyas/contract/flashcards/rules/areas';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    cardPictures: { hides: Hides };
  }
}
/** A picture of a deck; its areas are its cards. */
export interface Picture {
  readonly id: string;
  readonly deckId: string;
  readonly mediaId: string;
  readonly hides: Hides;
}
/** A card of a picture. */
export interface AreaCard {
  readonly id: string;
  readonly pictureId: string;
  readonly area: Area;
  readonly front: string;
  readonly back: string;
}

export const listPictures = (ctx: Bound, ids: readonly string[]): Promise<Picture[]> =>
  rows(ctx)
    .selectFrom('cardPictures')
    .select(['id', 'deckId', 'mediaId', 'hides'])
    .where('id', '=', anyOf(ids))
    .execute();

/** Pictures of a student's own decks. */
export const listPicturesOf = (ctx: Bound, ownerId: string): Promise<Pick<Picture, 'id' | 'mediaId'>[]> =>
  rows(ctx)
    .selectFrom('cardPictures as p')
    .innerJoin('cardDecks as d', 'd.id', 'p.deckId')
    .select(['p.id', 'p.mediaId'])
    .where('d.ownerId', '=', ownerId)
    .execute();

/** Sounds of a student's own decks, by card. */
export async function listSoundsOf(ctx: Bound, ownerId: string): Promise<{ id: string; mediaId: string }[]> {
  const found = await rows(ctx)
    .selectFrom('cards as c')
    .innerJoin('cardDecks as d', 'd.id', 'c.deckId')
    .select(['c.id', 'c.soundId as mediaId'])
    .where('d.ownerId', '=', ownerId)
    .where('c.soundId', 'is not', null)
    .execute();
  return found.flatMap(({ id, mediaId }) => (mediaId ? [{ id, mediaId }] : []));
}

/** The cards of these pictures in their order. */
export async function listAreas(ctx: Bound, pictureIds: readonly string[]): Promise<AreaCard[]> {
  const found = await rows(ctx)
    .selectFrom('cards')
    .select(['id', 'pictureId', 'area', 'front', 'back'])
    .where('pictureId', '=', anyOf(pictureIds))
    .where('removedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return found.flatMap(({ pictureId, area, ...card }) => (pictureId && area ? [{ ...card, pictureId, area }] : []));
}

export function insertPicture(tx: TransactionContext, { id, deckId, mediaId, hides }: Picture): Promise<void> {
  return insertRows(tx, 'cardPictures', { id, deckId, mediaId, hides });
}

export async function savePicture(tx: TransactionContext, { id, hides }: Picture): Promise<void> {
  await changeRows(tx, 'cardPictures', { id }, { hides });
}
