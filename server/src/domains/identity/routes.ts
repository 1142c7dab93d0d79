import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { deviceHandlers } from './devices/handlers.ts';
import { employeeHandlers } from './employees/handlers.ts';
import { guardianHandlers } from './guardians/handlers.ts';
import { impersonationHandlers } from './impersonation/handlers.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { joinHandlers } from './join/handlers.ts';
import { myDataHandlers } from './my-data/handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { personImportHandlers } from './person-imports/person-imports.ts';
import { accountHandlers } from './profile/handlers.ts';
import { recoveryHandlers } from './recovery/handlers.ts';
import { roleHandlers } from './roles/handlers.ts';
import { secondFactorHandlers } from './second-factor/handlers.ts';
import { sessionHandlers } from './sessions/handlers.ts';
import { codeHandlers } from './mobile-login/login-calls.ts';
import { socialHandlers } from './social/handlers.ts';

export const handlers: Handlers<typeof api.identity> = {
  ...sessionHandlers,
  ...codeHandlers,
  ...recoveryHandlers,
  ...socialHandlers,
  ...deviceHandlers,
  ...secondFactorHandlers,
  ...joinHandlers,
  ...employeeHandlers,
  ...accountHandlers,
  ...guardianHandlers,
  ...myDataHandlers,
  ...roleHandlers,
  ...peopleHandlers,
  ...invitationHandlers,
  ...personImportHandlers,
  ...impersonationHandlers,
};
