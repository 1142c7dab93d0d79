import type { Context } from '../../../../kernel/context.ts';
import { removeEndedSittings } from './sittings.store.ts';

export const END_SITTINGS = 'media.endPackageSittings';
const DAY_MS = 86_400_000;

/** Removes sittings whose time was over a day ago: nobody comes back to them. */
export async function endPackageSittings(ctx: Context): Promise<void> {
  await removeEndedSittings(ctx, new Date(ctx.clock.now().getTime() - DAY_MS));
}
