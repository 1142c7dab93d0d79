import type { Context } from '../../../kernel/context.ts';
import { outside, requireTry } from '../limits/limit-tries.ts';
import { removeTries } from '../limits/tries.store.ts';

const keyOf = (accountId: string) => `secondFactor:${accountId}`;

/**
 * Takes one of eight tries in a quarter of an hour before the code is looked at: with three codes valid at once, a guess succeeds once in
 * 40,000 of these. The try stays taken when the sign-in around it is refused; TOO_MANY_REQUESTS after the eighth.
 */
export const takeCodeTry = (ctx: Context, accountId: string): Promise<void> =>
  requireTry(outside(ctx), [{ key: keyOf(accountId), tries: 8, seconds: 15 * 60 }]);

/** The right code clears the count. */
export const forgetCodeTries = (ctx: Context, accountId: string): Promise<void> =>
  removeTries(outside(ctx), keyOf(accountId));
