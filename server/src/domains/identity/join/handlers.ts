import type { join } from '@abhyas/contract/identity/join';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { joinNow } from './join-now.ts';

export const joinHandlers: Handlers<typeof join> = {
  joinNow: (ctx, { query }, { request }) =>
    joinNow(ctx, {
      ...query,
      language: request.headers['lang'] === 'hi' ? 'hi' : 'en',
      calledAt: addressOf(request),
    }),
};
