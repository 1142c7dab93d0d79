import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../../kernel/context.ts';
import { insertLoginToken, type LoginToken } from './login-tokens.store.ts';

/** Seconds that a token may take home, and that somebody has to look up a code of the second factor. */
const SECONDS = { home: 60, second_factor: 300 } as const;

/** Only this is stored. */
export const hashLoginToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A single-use token for one browser at one host of one institute. */
export async function makeLoginToken(
  ctx: Context,
  bound: Pick<LoginToken, 'accountId' | 'host' | 'nonceHash' | 'purpose'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + SECONDS[bound.purpose] * 1000);
  await insertLoginToken(ctx, { ...bound, hash: hashLoginToken(token), expiresAt });
  return token;
}
