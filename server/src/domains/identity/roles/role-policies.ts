import type { Capability } from '@abhyas/contract/access';
import type { Actor, Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findRole } from '../accounts/accounts.store.ts';

export const OWNER = 'owner';
/** Roles of people who are taught, or who answer for them. */
const studentRoles: ReadonlySet<string> = new Set(['student', 'guardian']);
/** Their rights are the same in every institute. */
export const isFixedRole = (name: string): boolean => name === OWNER || studentRoles.has(name);
export const audienceOf = (name: string): 'staff' | 'student' => (studentRoles.has(name) ? 'student' : 'staff');

/** Nobody gives away, or decides about, what they do not have themselves. */
export const holdsAll = (actor: Actor, capabilities: readonly string[]): boolean =>
  capabilities.every((one) => actor.capabilities.has(one as Capability));

/** A role of staff that this person may give to somebody: ROLE_UNKNOWN, or CAPABILITY_NOT_YOURS. */
export async function requireGrantable(ctx: Context, actor: Actor, name: string): Promise<void> {
  const role = audienceOf(name) === 'staff' ? await findRole(ctx, name) : undefined;
  if (!role) return fail('ROLE_UNKNOWN', undefined, [{ path: 'body.role', messageKey: 'errors.ROLE_UNKNOWN' }]);
  if (!holdsAll(actor, role.capabilities)) fail('CAPABILITY_NOT_YOURS');
}
