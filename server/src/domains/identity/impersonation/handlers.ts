import type { impersonation } from '@abhyas/contract/identity/impersonation';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { endView, startView } from './view-student.ts';

export const impersonationHandlers: Handlers<typeof impersonation> = { startView, endView };
