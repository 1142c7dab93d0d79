import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { PersonDetail } from '@abhyas/contract/identity/people';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { takesTest } from '../../accounts/ports.ts';
import { withdrawInvitationsOf } from '../../invitations/invitations.store.ts';
import { transferAccount } from '../../my-data/transfer-account.ts';
import { findOpenTransfer } from '../../deletion/transfers.store.ts';
import { type LockedPerson, lockPeople } from '../people.store.ts';
import { presentPerson } from '../show-person.ts';
import { closeAccount, hasLeft } from './close-accounts.ts';

type Api = typeof api.identity;

/** Moves everything of one account of a student to the other, and ends the first, which must not be in the middle of a test. */
export async function mergePeople(
  ctx: Context,
  { body: { keep, remove } }: Input<Api['mergePeople']>,
): Promise<PersonDetail> {
  await inTransaction(ctx, async (tx) => {
    const people = await lockPeople(tx, [keep, remove]);
    if (people.length < 2 && keep !== remove) fail('NOT_FOUND');
    if (people.length < 2 || !people.every(isStudentStill) || (await isMoving(tx, people))) fail('MERGE_STUDENTS');
    if (await takesTest()(tx, remove)) fail('MERGE_DURING_TEST');
    await closeAccount(tx, remove, { as: 'merged', reason: null });
    await withdrawInvitationsOf(tx, [remove]);
    await transferAccount(tx, { from: remove, to: keep, kind: 'merge' });
  });
  return presentPerson(ctx, keep);
}

const isStudentStill = (person: LockedPerson) =>
  person.kind === 'student' && person.role_name !== 'guardian' && !hasLeft(person);

async function isMoving(tx: TransactionContext, people: readonly LockedPerson[]): Promise<boolean> {
  for (const { id } of people) if (await findOpenTransfer(tx, id)) return true;
  return false;
}
