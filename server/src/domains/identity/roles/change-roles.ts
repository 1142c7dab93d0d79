import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Role } from '@abhyas/contract/identity/roles';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { emit } from '../../../kernel/events.ts';
import { record } from '../../audit/index.ts';
import { roleChanged } from '../access/role-events.ts';
import { revoke } from '../sessions/revocations.ts';
import { presentRole } from './list-roles.ts';
import { holdsAll, isFixedRole } from './role-policies.ts';
import { countUses, deleteRole, insertOwnRole, listRoleRows, lockRole, saveRights } from './roles.store.ts';

type Api = typeof api.identity;

/** A role of the institute's own. */
export async function createRole(ctx: Context, { body }: Input<Api['createRole']>): Promise<Answer<Api['createRole']>> {
  if (!holdsAll(actorOf(ctx), body.capabilities)) fail('CAPABILITY_NOT_YOURS');
  await inTransaction(ctx, async (tx) => {
    if (!(await insertOwnRole(tx, body.name, inOrder(body.capabilities))))
      fail('ROLE_NAME_TAKEN', undefined, [{ path: 'body.name', messageKey: 'errors.ROLE_NAME_TAKEN' }]);
    await record(tx, {
      action: 'role.created',
      subjectKind: 'role',
      subjectId: body.name,
      details: { capabilities: body.capabilities },
    });
  });
  return named(ctx, body.name);
}

/** Other rights for a role; they count for everybody who has it, on every process, within a second. */
export async function saveRole(
  ctx: Context,
  { params, body }: Input<Api['saveRole']>,
): Promise<Answer<Api['saveRole']>> {
  await inTransaction(ctx, (tx) => changeRights(tx, params.name, body.capabilities));
  return named(ctx, params.name);
}

/** Several roles at once (spec §6: save access rights), all or none. */
export async function saveAccessRights(
  ctx: Context,
  { body }: Input<Api['saveAccessRights']>,
): Promise<Answer<Api['saveAccessRights']>> {
  return inTransaction(ctx, async (tx) => {
    const changed: string[] = [];
    // In one order, so that two who save at once cannot wait for each other.
    for (const { role, capabilities } of body.rights.toSorted((a, b) => a.role.localeCompare(b.role)))
      if (await changeRights(tx, role, capabilities)) changed.push(role);
    return { changed };
  });
}

/** Removes a role of the institute's own that nobody has. */
export async function removeRole(
  ctx: Context,
  { params: { name } }: Input<Api['removeRole']>,
): Promise<Answer<Api['removeRole']>> {
  await inTransaction(ctx, async (tx) => {
    const role = (await lockRole(tx, name)) ?? fail('NOT_FOUND');
    if (role.built_in) fail('ROLE_FIXED');
    const people = await countUses(tx, name);
    if (people > 0) fail('ROLE_IN_USE', { people });
    await deleteRole(tx, name);
    await record(tx, {
      action: 'role.removed',
      subjectKind: 'role',
      subjectId: name,
      before: { capabilities: role.capabilities },
    });
  });
  return { removed: true };
}

/** False where nothing differs. What is taken away may be anybody's; what is added has to be the caller's own. */
async function changeRights(tx: TransactionContext, name: string, given: readonly string[]): Promise<boolean> {
  const role = (await lockRole(tx, name)) ?? fail('NOT_FOUND');
  const before = new Set(role.capabilities);
  const added = given.filter((one) => !before.has(one));
  const removed = role.capabilities.filter((one) => !given.includes(one));
  if (added.length + removed.length === 0) return false;
  if (isFixedRole(name)) fail('ROLE_FIXED');
  if (!holdsAll(actorOf(tx), added)) fail('CAPABILITY_NOT_YOURS');
  const epoch = await saveRights(tx, name, inOrder(given));
  await revoke(tx, { kind: 'role', instituteId: tx.instituteId, subject: name, epoch });
  await emit(tx, roleChanged, { accountId: null, role: name });
  await record(tx, {
    action: 'role.changed',
    subjectKind: 'role',
    subjectId: name,
    details: { added, removed },
    before: { capabilities: role.capabilities },
    after: { capabilities: inOrder(given) },
  });
  return true;
}

const inOrder = (capabilities: readonly string[]) => [...new Set(capabilities)].sort();

async function named(ctx: Context, name: string): Promise<Role> {
  const row = (await listRoleRows(ctx)).find((one) => one.name === name) ?? fail('NOT_FOUND');
  return presentRole(row);
}
