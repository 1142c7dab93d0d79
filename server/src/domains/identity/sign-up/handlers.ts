import type { signUp as signUpContract } from '@abhyas/contract/identity/sign-up';
import type { FastifyRequest } from 'fastify';
import { fail } from '../../../kernel/errors.ts';
import { addressOf, isCrossSite, languageOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { setSessionCookies } from '../sessions/cookies.ts';
import { showCountryValidity } from './country-validity.ts';
import { resendSignUpCode } from './resend-sign-up-code.ts';
import { signUp } from './sign-up.ts';
import { confirmVerification, startVerification } from './verify-account.ts';
import { verifySignUp } from './verify-sign-up.ts';

export const signUpHandlers: Handlers<typeof signUpContract> = {
  signUp: (ctx, input, { request }) => {
    ownPageOnly(request);
    return signUp(ctx, input, { language: languageOf(request), address: addressOf(request) });
  },
  resendSignUpCode: (ctx, input, { request }) => {
    ownPageOnly(request);
    return resendSignUpCode(ctx, input, languageOf(request));
  },
  verifySignUp: async (ctx, input, { request, reply }) => {
    ownPageOnly(request);
    const session = await verifySignUp(ctx, input, 'web');
    reply.header('cache-control', 'no-store');
    setSessionCookies(reply, session.refreshToken, session.logId);
    return session.reply;
  },
  startVerification: (ctx, input, { request }) => {
    ownPageOnly(request);
    return startVerification(ctx, input, languageOf(request));
  },
  confirmVerification: (ctx, input, { request }) => {
    ownPageOnly(request);
    return confirmVerification(ctx, input);
  },
  showCountryValidity,
};

/** Another host's page may neither open accounts nor sign anybody in here. */
function ownPageOnly(request: FastifyRequest): void {
  if (isCrossSite(request)) fail('CROSS_SITE');
}
