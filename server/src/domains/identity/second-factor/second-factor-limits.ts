import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { fail } from '../../../kernel/errors.ts';

/** Wrong codes of one account in a quarter of an hour: with three codes valid at once, a guess succeeds once in 40,000 of these. */
const wrong = new RateLimiterMemory({ points: 8, duration: 15 * 60 });
const keyOf = (instituteId: number, accountId: string) => `${instituteId}:${accountId}`;

/** Refuses with TOO_MANY_REQUESTS once the limit is reached. */
export async function checkCodeLimit(instituteId: number, accountId: string): Promise<void> {
  const state = await wrong.get(keyOf(instituteId, accountId));
  if (state && state.consumedPoints >= wrong.points)
    fail('TOO_MANY_REQUESTS', { seconds: Math.ceil(state.msBeforeNext / 1000) });
}

export async function countWrongCode(instituteId: number, accountId: string): Promise<void> {
  await wrong.consume(keyOf(instituteId, accountId)).catch((reached: unknown) => {
    if (!(reached instanceof RateLimiterRes)) throw reached;
  });
}

export const forgetWrongCodes = (instituteId: number, accountId: string): Promise<boolean> =>
  wrong.delete(keyOf(instituteId, accountId));
