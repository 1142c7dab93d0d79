import { actorOf, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { holdsAll, OWNER } from '../../roles/role-policies.ts';
import { lockRole } from '../../roles/roles.store.ts';
import { endOtherSessions } from '../../sessions/end-sessions.ts';
import { bringUpToDate } from '../../tokens/revocations.ts';
import { countOwnersBut, type LockedPerson, lockPeople, savePersonRow } from '../people.store.ts';

/**
 * These people, locked, where the caller may decide about each of them: not about oneself, not about somebody who may do more.
 * NOT_FOUND where one of them is not here.
 */
export async function peopleToDecideAbout(tx: TransactionContext, ids: readonly string[]): Promise<LockedPerson[]> {
  const actor = actorOf(tx);
  if (ids.includes(actor.accountId)) fail('OWN_ACCOUNT');
  const found = await lockPeople(tx, ids);
  if (found.length !== new Set(ids).size) fail('NOT_FOUND');
  if (!found.every(({ kind, capabilities }) => kind === 'student' || holdsAll(actor, capabilities)))
    fail('CAPABILITY_NOT_YOURS');
  return found;
}

/** LAST_OWNER where nobody would be left who is an owner and can sign in. The role's row makes those who ask at once take turns. */
export async function requireOwnerBut(tx: TransactionContext, people: readonly LockedPerson[]): Promise<void> {
  const owners = people.filter(({ role_name }) => role_name === OWNER).map(({ id }) => id);
  if (owners.length === 0) return;
  await lockRole(tx, OWNER);
  if ((await countOwnersBut(tx, owners)) === 0) fail('LAST_OWNER');
}

/** Closes an account: out of every session within a second, and no way in. */
export async function closeAccount(
  tx: TransactionContext,
  accountId: string,
  { as, reason }: { readonly as: 'misuse' | 'left' | 'merged'; readonly reason: string | null },
): Promise<void> {
  await savePersonRow(tx, accountId, {
    status: 'disabled',
    disabled_as: as,
    disabled_reason: reason,
    disabled_at: tx.clock.now(),
    disabled_by: actorOf(tx).accountId,
  });
  await bringUpToDate(tx, accountId);
  await endOtherSessions(tx, { accountId, reason: `account closed: ${as}` });
}

/** Whoever left, or was merged into another account, never comes back under this one. */
export const hasLeft = ({ disabled_as }: LockedPerson) => disabled_as === 'left' || disabled_as === 'merged';
