import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { listDueLeftovers, removeLeftover } from './leftovers.store.ts';
import { removeStaged, stagedPath } from '../storing/staging.ts';

/** Removes what is stored without a row that holds it: the file, what was made of it, and what may be staged. */
export async function clearLeftovers(ctx: Context): Promise<void> {
  const { storage } = runtime();
  for (const { mediaId, storageKey, held } of await listDueLeftovers(ctx, ctx.clock.now())) {
    if (!held) {
      await storage.remove(storageKey);
      await storage.removeAll(`${ctx.instituteId}/media/${mediaId}`);
      await storage.removeAll(`${ctx.instituteId}/packages/${mediaId}`);
      await removeStaged(stagedPath(ctx.instituteId, mediaId));
    }
    await removeLeftover(ctx, mediaId);
  }
}
