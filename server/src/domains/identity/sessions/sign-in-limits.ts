import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { fail } from '../../../kernel/errors.ts';

const QUARTER_HOUR = 15 * 60;
/** Wrong passwords for one person, and for one address, in a quarter of an hour. */
const byPerson = new RateLimiterMemory({ points: 8, duration: QUARTER_HOUR });
const byAddress = new RateLimiterMemory({ points: 100, duration: QUARTER_HOUR });

const limitsOf = (instituteId: number, email: string, address: string) =>
  [
    [byPerson, `${instituteId}:${email}`],
    [byAddress, address],
  ] as const;

/** Refuses with TOO_MANY_REQUESTS once a limit is reached. */
export async function checkSignInLimits(instituteId: number, email: string, address: string): Promise<void> {
  for (const [limiter, key] of limitsOf(instituteId, email, address)) {
    const state = await limiter.get(key);
    if (state && state.consumedPoints >= limiter.points)
      fail('TOO_MANY_REQUESTS', { seconds: Math.ceil(state.msBeforeNext / 1000) });
  }
}

/** Counts a wrong password. */
export async function countWrongPassword(instituteId: number, email: string, address: string): Promise<void> {
  for (const [limiter, key] of limitsOf(instituteId, email, address)) {
    await limiter.consume(key).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error; // the limit is reached: the next try is refused
    });
  }
}

/** The right password clears the person's count. */
export const forgetWrongPasswords = (instituteId: number, email: string): Promise<boolean> =>
  byPerson.delete(`${instituteId}:${email}`);
