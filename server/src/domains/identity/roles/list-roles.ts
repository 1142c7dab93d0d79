import type { api } from '@abhyas/contract';
import type { Capability } from '@abhyas/contract/access';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Role } from '@abhyas/contract/identity/roles';
import { roleCodes } from '@abhyas/contract/identity/sign-in';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { findAccount } from '../accounts/accounts.store.ts';
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

/** One's own role (spec §6: a my-role call). */
export async function showMyRole(ctx: Context): Promise<Answer<typeof api.identity.showMyRole>> {
  const actor = actorOf(ctx);
  const account = await findAccount(ctx, actor.accountId);
  return {
    name: account?.role_name ?? '',
    role: roleCodes[actor.kind],
    capabilities: [...actor.capabilities],
  };
}

/** The access rights of this partner (spec §6): what each role of staff may do. */
export async function showAccessRights(ctx: Context): Promise<Answer<typeof api.identity.showAccessRights>> {
  const settings = (await settingsOf(ctx.instituteId)) ?? fail('NOT_FOUND');
  const staff = (await listRoleRows(ctx)).filter(({ name }) => audienceOf(name) === 'staff');
  return {
    instituteId: ctx.instituteId,
    partnerType: settings.kind === 'publisher' ? 1 : 2,
    rights: staff.map(({ name, capabilities }) => ({ role: name, capabilities: capabilities as Capability[] })),
  };
}
