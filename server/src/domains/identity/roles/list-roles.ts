import type { api } from '@abhyas/contract';
import type { Capability } from '@abhyas/contract/access';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Role } from '@abhyas/contract/identity/roles';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { audienceOf, isFixedRole } from './role-policies.ts';
import { listRoleRows, type RoleRow } from './roles.store.ts';

export const presentRole = (row: RoleRow): Role => ({
  name: row.name,
  builtIn: row.built_in,
  fixed: isFixedRole(row.name),
  audience: audienceOf(row.name),
  capabilities: row.capabilities as Capability[],
  people: Number(row.people),
});

/** Every role of the institute, and what the caller may grant. */
export async function listRoles(ctx: Context): Promise<Answer<typeof api.identity.listRoles>> {
  const { capabilities } = actorOf(ctx);
  return {
    roles: (await listRoleRows(ctx)).map(presentRole),
    mine: [...capabilities],
    can: { change: capabilities.has('roles.write') },
  };
}
