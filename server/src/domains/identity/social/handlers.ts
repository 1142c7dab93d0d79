import type { social } from '@abhyas/contract/identity/social';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf, isCrossSite } from '../../../kernel/http/caller.ts';
import type { Call, Handlers } from '../../../kernel/http/implement.ts';
import { instituteOfHost } from '../../tenancy/index.ts';
import { loginByToken } from '../login-tokens/login-by-token.ts';
import { clearLoginNonce, loginNonceHash, setLoginNonce } from '../login-tokens/login-nonce.ts';
import { sharedLoginAddress, showSharedLogin } from '../login-tokens/shared-login.ts';
import { setSessionCookies } from '../sessions/cookies.ts';
import type { OpenSession } from '../sessions/open-session.ts';
import { sharedSocialLogin, socialLogin } from './social-login.ts';
import { uploadSocialPicture } from './upload-social-picture.ts';
import { offeredKeys } from './verify-social.ts';

export const socialHandlers: Handlers<typeof social> = {
  showSocialProviders: async ({ instituteId }) => {
    const { google, facebook } = await offeredKeys(instituteId);
    return { google: google !== undefined, facebook: facebook !== undefined };
  },
  startSocialLogin: async (ctx, { body }, { request, reply }) => {
    ownPageOnly(request);
    const nonceHash = setLoginNonce(request, reply);
    return {
      address: await sharedLoginAddress(ctx, { provider: body.provider, nonceHash, calledAt: addressOf(request) }),
    };
  },
  socialLogin: async (ctx, { body }, { request, reply }) => {
    ownPageOnly(request);
    await sameInstitute(ctx, request);
    const client = request.headers['reqfrom'] === 'web' ? 'web' : 'app';
    const session = await socialLogin(ctx, { form: body, client, nonceHash: loginNonceHash(request) });
    if (client === 'app') return { ...session.reply, refresh_token: session.refreshToken };
    return settle({ request, reply }, session);
  },
  showSharedLogin: (ctx, input, { request }) => showSharedLogin(ctx, input, addressOf(request)),
  sharedSocialLogin: (ctx, { query, body }, { request, reply }) => {
    ownPageOnly(request);
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    return sharedSocialLogin(ctx, {
      form: body,
      redirect: query.redirect,
      nonceHash: query.nonce,
      calledAt: addressOf(request),
    });
  },
  loginByToken: async (ctx, { query, body }, { request, reply }) => {
    ownPageOnly(request);
    const session = await loginByToken(ctx, { token: query.token, nonceHash: loginNonceHash(request), otp: body.otp });
    return settle({ request, reply }, session);
  },
  uploadSocialPicture,
};

/** Login CSRF: a page of another host, even a sibling's, may not sign anybody in. */
function ownPageOnly(request: FastifyRequest): void {
  if (isCrossSite(request)) fail('CROSS_SITE');
}

/** The `domain` header of spec §7 never chooses here: where it is sent it has to name the institute of the host. */
async function sameInstitute(ctx: Context, request: FastifyRequest): Promise<void> {
  const named = request.headers['domain'];
  if (typeof named !== 'string' || named === '') return;
  const institute = await instituteOfHost(named.toLowerCase().replace(/:\d+$/, ''));
  if (institute?.id !== ctx.instituteId) fail('INSTITUTE_MISMATCH');
}

/** Gives the browser its session; the nonce has done its work. */
function settle({ reply }: Call, session: OpenSession): OpenSession['reply'] {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  setSessionCookies(reply, session.refreshToken, session.logId);
  clearLoginNonce(reply);
  return session.reply;
}
