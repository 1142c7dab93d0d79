import type { Context } from '../../../../kernel/context.ts';
import { inTransaction } from '../../../../kernel/context.ts';
import { removeSittingsBefore } from './sittings.store.ts';

export const REMOVE_SITTINGS = 'courses.remove-sittings';
/** A device that saves later than this opens its lesson anew. */
const KEPT_MS = 90 * 86_400_000;

/** Forgets openings of lessons that no device waits to save any more. */
export async function removeSittings(ctx: Context): Promise<void> {
  await inTransaction(ctx, (tx) => removeSittingsBefore(tx, new Date(ctx.clock.now().getTime() - KEPT_MS)));
}
