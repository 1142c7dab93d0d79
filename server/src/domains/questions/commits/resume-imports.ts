import type { Context } from '../../../kernel/context.ts';
import { listStuck } from '../imports/imports.store.ts';
import { readImport } from '../dry-runs/read-import.ts';
import { finishCommit } from './commit-import.ts';

const PATIENCE_MS = 5 * 60_000;

/** Goes on with imports that a killed process left half done; one that is still being worked at is left alone. */
export async function resumeImports(ctx: Context): Promise<void> {
  const stuck = await listStuck(ctx, new Date(ctx.clock.now().getTime() - PATIENCE_MS));
  for (const { id, status, createdBy } of stuck) {
    if (status === 'reading') await readImport(ctx, id);
    else await finishCommit(ctx, id, createdBy);
  }
}
