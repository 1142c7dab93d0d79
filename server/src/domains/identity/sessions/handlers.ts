import type { signIn } from '@abhyas/contract/identity/sign-in';
import { fail } from '../../../kernel/errors.ts';
import { isCrossSite } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { showMe } from '../accounts/show-me.ts';
import { clearSessionCookies, refreshCookie } from './cookies.ts';
import { oauthToken } from './oauth-token.ts';
import { signOut } from './sign-out.ts';

export const sessionHandlers: Handlers<typeof signIn> = {
  token: (ctx, { body }, call) => oauthToken(ctx, body, call),
  logout: async (ctx, _input, { request, reply }) => {
    if (isCrossSite(request)) fail('CROSS_SITE');
    await signOut(ctx, refreshCookie(request));
    clearSessionCookies(reply);
    return { signedOut: true };
  },
  showMe,
};
