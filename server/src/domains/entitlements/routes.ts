import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { explainAccess } from './grants/explain-access.ts';

export const handlers: Handlers<typeof api.entitlements> = {
  explainAccess,
};
