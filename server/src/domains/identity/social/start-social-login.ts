import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { setLoginNonce } from '../login-tokens/login-nonce.ts';
import { sharedLoginAddress } from './shared-login.ts';
import { requireOwnPage } from '../sessions/cookies.ts';

type Start = typeof api.identity.startSocialLogin;
/** Gives this browser a nonce, and the address on the shared login domain where signing in goes on. */
export async function startSocialLogin(
  ctx: Context,
  { body: { provider } }: Input<Start>,
  { request, reply }: Call,
): Promise<Answer<Start>> {
  requireOwnPage(request);
  const nonceHash = setLoginNonce(request, reply);
  return { address: await sharedLoginAddress(ctx, { provider, nonceHash, calledAt: addressOf(request) }) };
}
