import type { CardKind } from '@abhyas/contract/flashcards/cards';
import type { Area } from '@abhyas/contract/flashcards/rules/areas';
import { actorOf, type TransactionContext } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { saveImage, useMedia } from '../../media/index.ts';
import type { Sides } from '../cards/cards.store.ts';
import { insertPicture } from '../cards/pictures.store.ts';
import { CARD_PICTURE, type Deck } from '../decks/decks.store.ts';
import type { NoteCard } from './card-of-note.ts';
import type { ReadPicture } from './picture-html.ts';

/** Pictures of a file by the names under which its cards show them. */
export type Files = ReadonlyMap<string, Uint8Array>;

interface Known {
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  readonly area?: Area | null;
}
/** What a card is known by when it comes again: both sides, and of a picture the area. Pure. */
export const keyOf = ({ kind, front, back, area }: Known): string =>
  JSON.stringify(kind === 'picture' ? [front, back, area?.x, area?.y, area?.width, area?.height] : [front, back]);

/** Cards of one picture show the same file with the same areas. Pure. */
export const pictureKey = ({ fileName, hides, areas }: ReadPicture): string => JSON.stringify([fileName, hides, areas]);

interface Given {
  readonly cards: readonly (NoteCard & { readonly area?: Area })[];
  readonly files: Files;
  readonly there: readonly Sides[];
}
/**
 * Keeps the pictures of these cards in the deck; one of which a card is there already is that picture. Answers their ids by what they are
 * known by; one whose file is missing, or is no picture, is left out.
 */
export async function addPictures(
  tx: TransactionContext,
  deck: Deck,
  { cards, files, there }: Given,
): Promise<Map<string, string>> {
  const known = new Map(there.flatMap((card) => (card.pictureId ? [[keyOf(card), card.pictureId] as const] : [])));
  const ids = new Map<string, string>();
  for (const card of cards) {
    const before = card.picture && known.get(keyOf(card));
    if (card.picture && before !== undefined) ids.set(pictureKey(card.picture), before);
  }
  for (const { picture } of cards) {
    const bytes = picture && files.get(picture.fileName);
    if (!picture || !bytes || ids.has(pictureKey(picture))) continue;
    const id = await addPicture(tx, deck, picture, bytes);
    if (id !== undefined) ids.set(pictureKey(picture), id);
  }
  return ids;
}

async function addPicture(
  tx: TransactionContext,
  deck: Deck,
  { fileName, hides }: ReadPicture,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const mediaId = await saved(tx, fileName, bytes);
  if (mediaId === undefined) return undefined;
  const id = newId();
  await insertPicture(tx, { id, deckId: deck.id, mediaId, hides });
  await useMedia(tx, { kind: CARD_PICTURE, id, title: deck.kind === 'partner' ? deck.name : '' }, [mediaId]);
  return id;
}

/** What is no picture is left behind like a card that cannot be read; a full storage refuses the whole file. */
async function saved(tx: TransactionContext, fileName: string, bytes: Uint8Array): Promise<string | undefined> {
  const ownerId = actorOf(tx).accountId;
  try {
    return (await saveImage(tx, { bytes, fileName, alt: '', ownerId })).mediaId;
  } catch (error) {
    const isNoPicture = error instanceof Refusal && ['IMAGE_TYPE', 'IMAGE_BROKEN', 'SVG_REFUSED'].includes(error.error);
    if (isNoPicture) return undefined;
    throw error;
  }
}
