import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { social } from '@abhyas/contract/identity/social';
import type { Context } from '../../../kernel/context.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { offeredKeys } from './verify-social.ts';
import { homeOf, PATH } from './shared-login.ts';

type Api = typeof social;

/** Where Google and Facebook begin, for the institute of the redirect address; each tab adds a state of its own. */
export async function showSharedLogin(
  ctx: Context,
  { query }: Input<typeof api.identity.showSharedLogin>,
  { request }: Call,
): Promise<Answer<Api['showSharedLogin']>> {
  const calledAt = addressOf(request);
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
