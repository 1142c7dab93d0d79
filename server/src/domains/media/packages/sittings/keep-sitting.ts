import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { SITTING_MS } from './open-sitting.ts';
import { readSittingToken } from './sitting-token.ts';
import { extendSitting, findSitting, type Sitting } from './sittings.store.ts';

/**
 * The sitting of this account that a token stands for, also when its time is over (a machine slept): it may be kept after a new check.
 * PACKAGE_CLOSED where the package was opened elsewhere since, or the sitting is another's.
 */
export async function requireSitting(
  ctx: Context,
  { sittingId, token, accountId }: { readonly sittingId: string; readonly token: string; readonly accountId: string },
): Promise<Sitting> {
  if (readSittingToken(ctx.instituteId, token) !== sittingId) fail('PACKAGE_CLOSED');
  const sitting = await findSitting(ctx, sittingId);
  if (sitting?.accountId !== accountId) fail('PACKAGE_CLOSED');
  return sitting;
}

/** Five more minutes from now; the caller has checked that the lesson is still open to the learner. */
export async function keepSitting(ctx: Context, { sittingId }: Sitting): Promise<string> {
  const openUntil = new Date(ctx.clock.now().getTime() + SITTING_MS);
  await extendSitting(ctx, sittingId, openUntil);
  return openUntil.toISOString();
}
