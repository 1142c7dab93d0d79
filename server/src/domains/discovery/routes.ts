import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { showChild } from './guardian/show-child.ts';
import { showHome } from './home/show-home.ts';
import { showToday } from './today/show-today.ts';

export const handlers: Handlers<typeof api.discovery> = {
  showHome: (ctx, _input, { request }) => showHome(ctx, { protocol: request.protocol, host: request.host }),
  showToday: (ctx) => showToday(ctx),
  showChild: (ctx, { params }) => showChild(ctx, params.childId),
};
