import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../errors.ts';
import { commandLimits } from '../../realtime/command-limits.ts';
import { networkOf } from '../network-of.ts';

const badTokens: ReadonlySet<string> = new Set([
  'ACCESS_TOKEN_INVALID',
  'ACCESS_TOKEN_MALFORMED',
  'INSTITUTE_MISMATCH',
]);
const SECONDS = 60;

/**
 * Counts tokens that are none by the network that sends them; after so many in a minute the answer is TOO_MANY_REQUESTS. The usual limit
 * begins once it is known who calls. Whoever has a good token from the same network goes on.
 */
export function limitBadTokens(most: number): (error: unknown, request: FastifyRequest) => unknown {
  const limits = commandLimits();
  return (error, { ip }) => {
    if (!(error instanceof Refusal) || !badTokens.has(error.error)) return error;
    const wait = limits.count(networkOf(ip), [most, SECONDS], Date.now());
    return wait === 0 ? error : new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1000) });
  };
}
