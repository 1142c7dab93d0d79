import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { callerOf } from '../limits/caller-of.ts';
import { checkLimits, countTry, type Limit } from '../limits/limit-tries.ts';

/** Tokens from one address that the provider did not confirm, in a quarter of an hour: each costs a question to the provider. */
const limitsOf = (ctx: Context): Limit[] => [{ key: `social@${callerOf(ctx)}`, tries: 40, seconds: 15 * 60 }];

/** Refuses with TOO_MANY_REQUESTS once the limit is reached. */
export const checkSocialLimit = (ctx: Context): Promise<void> => checkLimits(ctx, limitsOf(ctx));

/** Counts a token that proved nothing; other refusals are the person's own business. */
export async function countRefusedToken(ctx: Context, error: unknown): Promise<void> {
  if (error instanceof Refusal && error.error === 'SOCIAL_TOKEN_INVALID') await countTry(ctx, limitsOf(ctx));
}
