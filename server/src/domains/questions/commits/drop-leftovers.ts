import { type Context, inTransaction } from '../../../kernel/context.ts';
import { addressesOf } from '../../media/index.ts';
import { listAllPictures, removePictures } from '../dry-runs/pictures/pictures.store.ts';
import { dropFiles } from '../dry-runs/pictures/stage-pictures.ts';
import type { ImportFile } from '../imports/imports.store.ts';

/**
 * Throws away what an ended import leaves behind: pictures of rows that were never written, or were taken back, and the file of one that
 * was dropped. Files go before the rows that name them: after a crash in between it is simply done again. Call it after the transaction
 * that ended the import.
 */
export async function dropLeftovers(
  ctx: Context,
  file: Pick<ImportFile, 'id' | 'storageKey' | 'status'>,
): Promise<void> {
  if (file.status === 'cancelled') await dropFiles([file.storageKey]);
  const staged = await listAllPictures(ctx, file.id, { ready: false });
  if (staged.length === 0) return;
  const kept = await addressesOf(
    ctx,
    staged.map(({ id }) => id),
  );
  const left = staged.filter(({ id }) => !kept.has(id));
  await dropFiles(left.map(({ storageKey }) => storageKey));
  await inTransaction(ctx, (tx) =>
    removePictures(
      tx,
      file.id,
      left.map(({ id }) => id),
    ),
  );
}
