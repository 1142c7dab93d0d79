import type { social, SocialProvider } from '@abhyas/contract/identity/social';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { isLoginHost, type KnownAddress, knownAddress, loginHostFor } from '../../tenancy/index.ts';
import { offeredKeys } from '../social/verify-social.ts';

type Api = typeof social;
/** Path of the shared login domain; the providers send people back to it. */
const PATH = '/shared-login';

/** The address on the shared login domain where sign-in at this institute goes on. `calledAt`: scheme, host and port of the call. */
export async function sharedLoginAddress(
  ctx: Context,
  { provider, nonceHash, calledAt }: { provider: SocialProvider; nonceHash: string; calledAt: string },
): Promise<string> {
  if (!(await offeredKeys(ctx.instituteId))[provider]) fail('SOCIAL_NOT_OFFERED');
  const here = new URL(calledAt);
  const loginHost = loginHostFor(here.hostname) ?? fail('SOCIAL_NOT_OFFERED');
  const address = new URL(PATH, here);
  address.hostname = loginHost;
  address.search = new URLSearchParams({ redirect: `${here.origin}/login`, nonce: nonceHash, provider }).toString();
  return address.href;
}

/** Where Google and Facebook begin, for the institute of the redirect address; each tab adds a state of its own. */
export async function showSharedLogin(
  ctx: Context,
  { query }: Input<Api['showSharedLogin']>,
  calledAt: string,
): Promise<Answer<Api['showSharedLogin']>> {
  const home = await homeOf(ctx, query.redirect, calledAt);
  const { google, facebook } = await offeredKeys(ctx.instituteId);
  const { social: providers } = runtime().config;
  const returnsTo = new URL(PATH, calledAt).href;
  return {
    back: `${home.origin}/login`,
    google:
      google === undefined
        ? null
        : addressWith(new URL(providers.google.authorizationUrl, calledAt).href, {
            client_id: google,
            redirect_uri: returnsTo,
            response_type: 'id_token',
            response_mode: 'fragment',
            scope: 'openid email profile',
            nonce: query.nonce,
            prompt: 'select_account',
          }),
    facebook:
      facebook === undefined
        ? null
        : addressWith(providers.facebook.authorizationUrl, {
            client_id: facebook.appId,
            redirect_uri: returnsTo,
            response_type: 'token',
            scope: 'email,public_profile',
          }),
  };
}

const addressWith = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query).toString()}`;

/**
 * The institute's own address that a redirect parameter names. REDIRECT_UNKNOWN for every other one, for an institute other than that of
 * the call, and for a call that does not come to the shared login domain.
 */
export async function homeOf(ctx: Context, redirect: string, calledAt: string): Promise<KnownAddress> {
  const known = isLoginHost(ctx.origin.host) ? await knownAddress(redirect, calledAt) : undefined;
  return known?.institute.id === ctx.instituteId ? known : fail('REDIRECT_UNKNOWN');
}
