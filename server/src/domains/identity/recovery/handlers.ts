import type { recovery } from '@abhyas/contract/identity/recovery';
import { fail } from '../../../kernel/errors.ts';
import { addressOf, isCrossSite, languageOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { setPassword, validateToken } from './set-password.ts';

export const recoveryHandlers: Handlers<typeof recovery> = {
  forgotPassword: (ctx, input, { request }) => {
    if (isCrossSite(request)) fail('CROSS_SITE');
    return forgotPassword(ctx, input, { language: languageOf(request), address: addressOf(request) });
  },
  validateToken,
  setPassword: (ctx, input, { request }) => {
    if (isCrossSite(request)) fail('CROSS_SITE');
    return setPassword(ctx, input);
  },
  changePassword,
};
