import type { Context } from '../../../kernel/context.ts';
import { callerOf } from '../limits/caller-of.ts';
import { checkLimits, countTry, type Limit, requireTry } from '../limits/limit-tries.ts';
import { removeTries } from '../limits/tries.store.ts';

const QUARTER_HOUR = 15 * 60;
/** Tries for one person in a quarter of an hour, without a right one among them. */
const ofPerson = (email: string): Limit => ({ key: `signIn:${email}`, tries: 8, seconds: QUARTER_HOUR });
/** Wrong passwords from one address: a school has many people behind one, so the right ones do not count. */
const ofCaller = (ctx: Context): Limit => ({ key: `signIn@${callerOf(ctx)}`, tries: 100, seconds: QUARTER_HOUR });

/**
 * Takes a try of the person before the password is looked at, so that no number of guesses at once gets past the limit. Refuses with
 * TOO_MANY_REQUESTS once a limit is reached.
 */
export async function takeSignInTry(ctx: Context, email: string): Promise<void> {
  await checkLimits(ctx, [ofCaller(ctx)]);
  await requireTry(ctx, [ofPerson(email)]);
}

/** Counts a wrong password for the address that it came from; the person's try is taken already. */
export const countWrongPassword = (ctx: Context): Promise<void> => countTry(ctx, [ofCaller(ctx)]);

/** The right password gives the person's tries back. */
export const forgetSignInTries = (ctx: Context, email: string): Promise<void> => removeTries(ctx, ofPerson(email).key);
