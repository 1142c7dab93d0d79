import type { api } from '@abhyas/contract';
import type { Capability } from '@abhyas/contract/access';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { audienceOf } from './role-policies.ts';
import { listRoleRows } from './roles.store.ts';

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
