import type { Role } from '@abhyas/contract/identity/roles';
import { actorOf, type Context, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { emit } from '../../../kernel/events.ts';
import { record } from '../../audit/index.ts';
import { roleChanged } from '../access/role-events.ts';
import { revoke } from '../tokens/revocations.ts';
import { presentRole } from './list-roles.ts';
import { holdsAll, isFixedRole } from './role-policies.ts';
import { listRoleRows, lockRole, saveRights } from './roles.store.ts';

/** False where nothing differs. What is taken away may be anybody's; what is added has to be the caller's own. */
export async function changeRights(tx: TransactionContext, name: string, given: readonly string[]): Promise<boolean> {
  const role = (await lockRole(tx, name)) ?? fail('NOT_FOUND');
  const before = new Set(role.capabilities);
  const added = given.filter((one) => !before.has(one));
  const removed = role.capabilities.filter((one) => !given.includes(one));
  if (added.length + removed.length === 0) return false;
  if (isFixedRole(name)) fail('ROLE_FIXED');
  if (!holdsAll(actorOf(tx), added)) fail('CAPABILITY_NOT_YOURS');
  const epoch = await saveRights(tx, name, inOneOrder(given));
  await revoke(tx, { kind: 'role', instituteId: tx.instituteId, subject: name, epoch });
  await emit(tx, roleChanged, { accountId: null, role: name });
  await record(tx, {
    action: 'role.changed',
    subjectKind: 'role',
    subjectId: name,
    details: { added, removed },
    before: { capabilities: role.capabilities },
    after: { capabilities: inOneOrder(given) },
  });
  return true;
}

/** Each right once, in the order of its letters. */
export const inOneOrder = (capabilities: readonly string[]) => [...new Set(capabilities)].sort();

/** One role as it stands now; NOT_FOUND. */
export async function showRole(ctx: Context, name: string): Promise<Role> {
  const row = (await listRoleRows(ctx)).find((one) => one.name === name) ?? fail('NOT_FOUND');
  return presentRole(row);
}
