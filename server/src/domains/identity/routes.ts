import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { sessionHandlers } from './sessions/handlers.ts';

export const handlers: Handlers<typeof api.identity> = {
  ...sessionHandlers,
};
