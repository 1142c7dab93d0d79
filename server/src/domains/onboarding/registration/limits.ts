import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { fail } from '../../../kernel/errors.ts';

const limiters = {
  /** Asked as one types. */
  subdomain: new RateLimiterMemory({ points: 90, duration: 60 }),
  start: new RateLimiterMemory({ points: 30, duration: 3600 }),
  /** Keys have 256 bits; this only keeps noise away. */
  resume: new RateLimiterMemory({ points: 30, duration: 900 }),
  found: new RateLimiterMemory({ points: 20, duration: 3600 }),
};

/** Counts one call of this kind from an address; TOO_MANY_REQUESTS beyond the limit. */
export async function takeTry(kind: keyof typeof limiters, address: string): Promise<void> {
  try {
    await limiters[kind].consume(address);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    fail('TOO_MANY_REQUESTS', { seconds: Math.ceil(error.msBeforeNext / 1000) });
  }
}
