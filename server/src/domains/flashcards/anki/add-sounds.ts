import { actorOf, type TransactionContext } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { storeFile } from '../../media/index.ts';
import type { Card } from '../cards/cards.store.ts';
import { holdSound } from '../cards/sounds/save-card-sound.ts';
import type { Deck } from '../decks/decks.store.ts';
import type { Files } from './add-pictures.ts';
import type { NoteSound } from './note-sound.ts';

export interface Said {
  readonly card: Card;
  readonly sound: NoteSound;
}

/** Gives new cards the sounds that came with them. Answers how many stayed behind: whose file is missing, or is no sound that is taken. */
export async function addSounds(tx: TransactionContext, deck: Deck, said: readonly Said[], files: Files) {
  let left = 0;
  for (const { card, sound } of said) {
    const bytes = files.get(sound.fileName);
    const soundId = bytes && (await stored(tx, sound.fileName, bytes));
    if (soundId) await holdSound(tx, deck, { ...card, soundId, soundSide: sound.side });
    else left++;
  }
  return left;
}

async function stored(tx: TransactionContext, fileName: string, content: Uint8Array): Promise<string | undefined> {
  const ownerId = actorOf(tx).accountId;
  try {
    return await storeFile(tx, { content, fileName, kind: 'audio', ownerId, inLibrary: false });
  } catch (error) {
    const isNoSound =
      error instanceof Refusal && ['FILE_TYPE', 'FILE_DISGUISED', 'FILE_NAME', 'VIDEO_FORMAT'].includes(error.error);
    if (isNoSound) return undefined;
    throw error;
  }
}
