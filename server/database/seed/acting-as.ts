import type { Context } from '../../src/kernel/context.ts';
import type { Actor } from '../../src/kernel/context.ts';
import { standardRoles } from '../../src/domains/identity/access/role-capabilities.ts';

/** A context in which a seeded person acts, with the rights of the role. */
export function actingAs(
  ctx: Context,
  accountId: string,
  role: 'owner' | 'administrator' | 'teacher' | 'student',
): Context {
  const actor: Actor = {
    accountId,
    sessionId: accountId,
    kind: role === 'student' ? 'student' : 'institute_partner',
    capabilities: new Set(standardRoles[role]),
    verified: true,
    employee: false,
  };
  return { ...ctx, actor };
}
