import type { TransactionContext } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { deleteFileRow, insertLeftover, type Leftover } from './leftovers.store.ts';

export const CLEAR_JOB = 'media.clear';

/** Takes a file's row away; what is stored of it goes by a job once the transaction has ended, and only then. */
export async function dropFile(tx: TransactionContext, { mediaId, storageKey }: Leftover): Promise<void> {
  await insertLeftover(tx, { mediaId, storageKey }, tx.clock.now());
  await deleteFileRow(tx, mediaId);
  await enqueue(tx, CLEAR_JOB, {}, { key: CLEAR_JOB });
}
