import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { makeLoginToken } from '../login-tokens/make-login-token.ts';
import { homeOf } from './shared-login.ts';
import { requireOwnPage } from '../sessions/cookies.ts';
import { accountOfSocial, inTurn } from './account-of-social.ts';
import type { SocialIdentity } from './gateways/social-identity.ts';
import { verifySocial } from './verify-social.ts';

type Login = typeof api.identity.sharedSocialLogin;
/** Signs in on the shared login domain: no session begins here, only a token that takes one home. */
export async function sharedSocialLogin(
  ctx: Context,
  { query, body: form }: Input<Login>,
  { request, reply }: Call,
): Promise<Answer<Login>> {
  requireOwnPage(request);
  reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
  const home = await homeOf(ctx, query.redirect, addressOf(request));
  const who = await verifySocial(ctx, form);
  if (!fitsNonce(who, query.nonce)) fail('SOCIAL_TOKEN_INVALID');
  const token = await inTurn(() =>
    inTransaction(ctx, async (tx) => {
      const { id: accountId } = await accountOfSocial(tx, who, form);
      const { host } = home;
      return makeLoginToken(tx, { accountId, host, nonceHash: query.nonce, purpose: 'home' });
    }),
  );
  return { address: `${home.origin}/login?${new URLSearchParams({ logintoken: token }).toString()}` };
}

/** Google repeats the nonce inside what it signs; Facebook knows none, there the tab's own state has to do. */
const fitsNonce = (who: SocialIdentity, nonceHash: string) => who.provider !== 'google' || who.nonce === nonceHash;
