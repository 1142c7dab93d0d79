import type { Context } from '../../../kernel/context.ts';
import { callerOf, requireTry } from '../../identity/index.ts';

const limits = {
  /** Asked as one types. */
  subdomain: { tries: 90, seconds: 60 },
  start: { tries: 30, seconds: 3600 },
  /** Keys have 256 bits; this only keeps noise away. */
  resume: { tries: 30, seconds: 900 },
  found: { tries: 20, seconds: 3600 },
} as const;

/** Counts one call of this kind from an address; TOO_MANY_REQUESTS beyond the limit, whichever process it comes to. */
export async function requireTryOf(ctx: Context, kind: keyof typeof limits): Promise<void> {
  await requireTry(ctx, [{ key: `registration.${kind}@${callerOf(ctx)}`, ...limits[kind] }]);
}
