import { type Context, inTransaction } from '../../../kernel/context.ts';
import { lockMediaFile } from '../files/media-files.store.ts';
import { dropFile } from '../leftovers/drop-file.ts';
import { listUses } from './uses.store.ts';

/** Takes files out that nobody needs: stored for something that did not come about, or forgotten. One that something holds by now stays. */
export async function withdrawMedia(ctx: Context, mediaIds: Iterable<string>): Promise<void> {
  for (const mediaId of mediaIds) {
    await inTransaction(ctx, async (tx) => {
      const file = await lockMediaFile(tx, mediaId);
      if (file && (await listUses(tx, mediaId)).length === 0) await dropFile(tx, file);
    });
  }
}
