import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { lockMediaFile } from '../files/media-files.store.ts';
import { dropFile } from '../leftovers/drop-file.ts';
import { listUses } from './uses.store.ts';

/** Takes files out that nobody needs: stored for something that did not come about, or forgotten. One that something holds by now stays. */
export async function withdrawMedia(ctx: Context, mediaIds: Iterable<string>): Promise<void> {
  for (const mediaId of mediaIds) await inTransaction(ctx, (tx) => dropUnheld(tx, [mediaId]));
}

/** The same inside a transaction: their rows go with it, and what is stored goes by a job once it has ended. */
export async function dropUnheld(tx: TransactionContext, mediaIds: readonly string[]): Promise<void> {
  for (const mediaId of mediaIds) {
    const file = await lockMediaFile(tx, mediaId);
    if (file && (await listUses(tx, mediaId)).length === 0) await dropFile(tx, file);
  }
}
