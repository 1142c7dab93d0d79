import type { mobileLogin } from '@abhyas/contract/identity/mobile-login';
import type { signUp } from '@abhyas/contract/identity/sign-up';
import { fail } from '../../../kernel/errors.ts';
import { isCrossSite, languageOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { setSessionCookies } from '../sessions/cookies.ts';
import { loginByCode } from './login-by-code.ts';
import { signUpHandlers } from '../sign-up/handlers.ts';
import { sendLoginCode } from './send-login-code.ts';

/** The ways in that a code from a phone opens. Another host's page may not sign anybody in here. */
export const codeHandlers: Handlers<typeof signUp & typeof mobileLogin> = {
  ...signUpHandlers,
  sendLoginCode: (ctx, input, { request }) => {
    if (isCrossSite(request)) fail('CROSS_SITE');
    return sendLoginCode(ctx, input, languageOf(request));
  },
  loginByCode: async (ctx, input, { request, reply }) => {
    if (isCrossSite(request)) fail('CROSS_SITE');
    const session = await loginByCode(ctx, input);
    reply.header('cache-control', 'no-store');
    setSessionCookies(reply, session.refreshToken, session.logId);
    return session.reply;
  },
};
