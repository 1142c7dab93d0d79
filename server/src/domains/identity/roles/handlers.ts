import type { roles } from '@abhyas/contract/identity/roles';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { createRole, removeRole, saveAccessRights, saveRole } from './change-roles.ts';
import { explainPerson } from './explain-person.ts';
import { listRoles, showAccessRights, showMyRole } from './list-roles.ts';

export const roleHandlers: Handlers<typeof roles> = {
  showMyRole,
  listRoles,
  createRole,
  saveRole,
  removeRole,
  showAccessRights,
  saveAccessRights,
  explainPerson,
};
