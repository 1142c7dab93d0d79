import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { fail, Refusal } from '../../../kernel/errors.ts';

/** Tokens from one address that the provider did not confirm, in a quarter of an hour: each costs a question to the provider. */
const refused = new RateLimiterMemory({ points: 40, duration: 15 * 60 });

/** Refuses with TOO_MANY_REQUESTS once the limit is reached. */
export async function checkSocialLimit(address: string): Promise<void> {
  const state = await refused.get(address);
  if (state && state.consumedPoints >= refused.points)
    fail('TOO_MANY_REQUESTS', { seconds: Math.ceil(state.msBeforeNext / 1000) });
}

/** Counts a token that proved nothing; other refusals are the person's own business. */
export async function countRefusedToken(address: string, error: unknown): Promise<void> {
  if (!(error instanceof Refusal) || error.error !== 'SOCIAL_TOKEN_INVALID') return;
  await refused.consume(address).catch((reached: unknown) => {
    if (!(reached instanceof RateLimiterRes)) throw reached;
  });
}
