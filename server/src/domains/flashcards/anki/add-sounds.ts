import type { TransactionContext } from '../../../kernel/context.ts';
import type { Card } from '../cards/cards.store.ts';
import { holdSound } from '../cards/sounds/save-card-sound.ts';
import type { Deck } from '../decks/decks.store.ts';
import type { NoteSound } from './note-sound.ts';

export interface Said {
  readonly card: Card;
  readonly sound: NoteSound;
}

/** Gives new cards the sounds that were stored for them. Answers how many stayed behind. */
export async function addSounds(
  tx: TransactionContext,
  deck: Deck,
  said: readonly Said[],
  stored: ReadonlyMap<string, string>,
): Promise<number> {
  let left = 0;
  for (const { card, sound } of said) {
    const soundId = stored.get(sound.fileName);
    if (soundId === undefined) left++;
    else await holdSound(tx, deck, { ...card, soundId, soundSide: sound.side });
  }
  return left;
}
