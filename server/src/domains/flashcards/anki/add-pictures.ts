import type { CardKind } from '@abhyas/contract/flashcards/cards';
import type { Area } from '@abhyas/contract/flashcards/rules/areas';
import type { TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { useMedia } from '../../media/index.ts';
import type { Sides } from '../cards/cards.store.ts';
import { insertPicture } from '../cards/pictures.store.ts';
import { CARD_PICTURE, type Deck } from '../decks/decks.store.ts';
import type { NoteCard } from './card-of-note.ts';
import type { ReadPicture } from './picture-html.ts';

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
  /** Stored pictures by the names under which the cards show them. */
  readonly stored: ReadonlyMap<string, string>;
  readonly there: readonly Sides[];
}
/**
 * Keeps the pictures of these cards in the deck; one of which a card is there already is that picture. Answers their ids by what they are
 * known by; one that was not stored is left out.
 */
export async function addPictures(
  tx: TransactionContext,
  deck: Deck,
  { cards, stored, there }: Given,
): Promise<Map<string, string>> {
  const known = new Map(there.flatMap((card) => (card.pictureId ? [[keyOf(card), card.pictureId] as const] : [])));
  const ids = new Map<string, string>();
  for (const card of cards) {
    const before = card.picture && known.get(keyOf(card));
    if (card.picture && before !== undefined) ids.set(pictureKey(card.picture), before);
  }
  for (const { picture } of cards) {
    const mediaId = picture && stored.get(picture.fileName);
    if (!picture || mediaId === undefined || ids.has(pictureKey(picture))) continue;
    ids.set(pictureKey(picture), await addPicture(tx, deck, picture.hides, mediaId));
  }
  return ids;
}

async function addPicture(
  tx: TransactionContext,
  deck: Deck,
  hides: ReadPicture['hides'],
  mediaId: string,
): Promise<string> {
  const id = newId();
  await insertPicture(tx, { id, deckId: deck.id, mediaId, hides });
  await useMedia(tx, { kind: CARD_PICTURE, id, title: deck.kind === 'partner' ? deck.name : '' }, [mediaId]);
  return id;
}
