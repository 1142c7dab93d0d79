import type { Context } from '../../../kernel/context.ts';
import { checkLimits, countTry, type Limit } from '../limits/limit-tries.ts';
import { removeTries } from '../limits/tries.store.ts';

const QUARTER_HOUR = 15 * 60;
const keyOfPerson = (email: string) => `signIn:${email}`;
/** Wrong passwords for one person, and from one address, in a quarter of an hour. */
const limitsOf = (ctx: Context, email: string): Limit[] => [
  { key: keyOfPerson(email), tries: 8, seconds: QUARTER_HOUR },
  { key: `signIn@${ctx.origin.address}`, tries: 100, seconds: QUARTER_HOUR },
];

/** Refuses with TOO_MANY_REQUESTS once a limit is reached. */
export const checkSignInLimits = (ctx: Context, email: string): Promise<void> => checkLimits(ctx, limitsOf(ctx, email));

/** Counts a wrong password. */
export const countWrongPassword = (ctx: Context, email: string): Promise<void> => countTry(ctx, limitsOf(ctx, email));

/** The right password clears the person's count. */
export const forgetWrongPasswords = (ctx: Context, email: string): Promise<void> =>
  removeTries(ctx, keyOfPerson(email));
