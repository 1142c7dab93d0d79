import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';

export const handlers: Handlers<typeof api.courses> = {};
