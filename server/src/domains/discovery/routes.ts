import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { showChild } from './guardian/show-child.ts';
import { showContinued } from './home/show-continued.ts';
import { showHome } from './home/show-home.ts';
import { showSharePicture } from './pages/show-share-picture.ts';
import { showDay } from './today/show-day.ts';
import { showToday } from './today/show-today.ts';

export const handlers: Handlers<typeof api.discovery> = {
  showHome: (ctx, _input, { request }) => showHome(ctx, { protocol: request.protocol, host: request.host }),
  showContinued,
  showSharePicture,
  showDay,
  showToday: (ctx, { query }) => showToday(ctx, query.exam),
  showChild: (ctx, { params }) => showChild(ctx, params.childId),
};
