import type { TransactionContext } from '../../../../kernel/context.ts';
import type { Attempt } from '../../answers/attempts.store.ts';
import type { PaperVersion } from '../../versions/paper-version.ts';
import { takeSetTurn } from './set-turns.store.ts';
import { setLetters } from '../../versions/turn-around.ts';

/**
 * Gives an attempt that this transaction started its set: each start takes the next one, so that after any number of starts no set
 * was given out twice more than another. Called last, since whoever starts at the same moment waits for this turn to be over.
 */
export async function giveSet(tx: TransactionContext, version: PaperVersion, { id }: Attempt): Promise<void> {
  if (version.sets > 1) await takeSetTurn(tx, version, id, setLetters.slice(0, version.sets));
}
