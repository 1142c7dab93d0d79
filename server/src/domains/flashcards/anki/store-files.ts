import type { Area } from '@abhyas/contract/flashcards/rules/areas';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { takeTry } from '../../identity/index.ts';
import { saveImage, storeFile } from '../../media/index.ts';
import { listSides } from '../cards/cards.store.ts';
import { soundsOfDay } from '../cards/sounds/save-card-sound.ts';
import { picturesOfDay } from '../cards/upload-card-picture.ts';
import { findNamed } from '../decks/decks.store.ts';
import { keyOf } from './add-pictures.ts';
import type { NoteCard } from './card-of-note.ts';

/** What was stored of a file of Anki: media ids by the names under which its cards show or say them. */
export interface StoredFiles {
  readonly pictures: Map<string, string>;
  readonly sounds: Map<string, string>;
}
interface Given {
  readonly cards: readonly (NoteCard & { readonly deck: string; readonly area?: Area })[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}
const noPicture = ['IMAGE_TYPE', 'IMAGE_BROKEN', 'SVG_REFUSED'];
const noSound = ['FILE_TYPE', 'FILE_DISGUISED', 'FILE_NAME', 'VIDEO_FORMAT'];

/**
 * Stores the pictures and sounds of the cards that are not there yet, before any lock is held: to look into them takes long. They count as
 * uploads of the day; what is beyond those, or is no picture or sound, is left out. A full storage refuses the whole file.
 */
export async function storeFiles(
  ctx: Context,
  deckOwnerId: string | null,
  { cards, files }: Given,
  stored: StoredFiles,
): Promise<void> {
  const { accountId: ownerId } = actorOf(ctx);
  const names = await namesOf(ctx, deckOwnerId, cards);
  for (const [fileName, bytes] of ofNames(files, names.pictures)) {
    if ((await takeTry(ctx, [picturesOfDay(ownerId)])) !== undefined) break;
    const save = async () => (await saveImage(ctx, { bytes, fileName, alt: '', ownerId })).mediaId;
    await keep(stored.pictures, fileName, save, noPicture);
  }
  for (const [fileName, content] of ofNames(files, names.sounds)) {
    if ((await takeTry(ctx, [soundsOfDay(ownerId)])) !== undefined) break;
    const save = () => storeFile(ctx, { content, fileName, kind: 'audio', ownerId, inLibrary: false });
    await keep(stored.sounds, fileName, save, noSound);
  }
}

const ofNames = (files: Given['files'], names: ReadonlySet<string | undefined>) =>
  [...files].filter(([name]) => names.has(name));

/** What the cards name that are not in their deck. */
async function namesOf(ctx: Context, deckOwnerId: string | null, cards: Given['cards']) {
  const pictures = new Set<string | undefined>();
  const sounds = new Set<string | undefined>();
  for (const [name, ofDeck] of Map.groupBy(cards, ({ deck }) => deck)) {
    const deck = await findNamed(ctx, deckOwnerId, name);
    const known = new Set(deck && (await listSides(ctx, deck.id)).map(keyOf));
    for (const card of ofDeck.filter((one) => !known.has(keyOf(one)))) {
      pictures.add(card.picture?.fileName);
      sounds.add(card.sound?.fileName);
    }
  }
  return { pictures, sounds };
}

/** Notes what was stored; a file that is not of its kind is left behind. */
async function keep(
  stored: Map<string, string>,
  name: string,
  save: () => Promise<string>,
  leftBehind: readonly string[],
): Promise<void> {
  try {
    stored.set(name, await save());
  } catch (error) {
    if (!(error instanceof Refusal && leftBehind.includes(error.error))) throw error;
  }
}
