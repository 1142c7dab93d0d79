import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { removeDerived } from '../files/derived-folders.ts';
import { removeStaged, stagedPath } from '../storing/staging.ts';
import { listDueLeftovers, removeLeftover } from './leftovers.store.ts';

/** Removes what is stored without a row that holds it: the file, what was made of it, and what may be staged. */
export async function clearLeftovers(ctx: Context): Promise<void> {
  for (const { mediaId, storageKey, held } of await listDueLeftovers(ctx, ctx.clock.now())) {
    if (!held) {
      await runtime().storage.remove(storageKey);
      await removeDerived(ctx, mediaId);
      await removeStaged(stagedPath(ctx.instituteId, mediaId));
    }
    await removeLeftover(ctx, mediaId);
  }
}
