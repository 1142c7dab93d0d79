import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { PersonDetail } from '@abhyas/contract/identity/people';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { takesTest } from '../accounts/ports.ts';
import { withdrawInvitationsOf } from '../invitations/invitations.store.ts';
import { transferAccount } from '../my-data/transfer-account.ts';
import { findOpenTransfer } from '../my-data/transfers.store.ts';
import { closeAccount, peopleToDecideAbout, requireOwnerBut } from './close-accounts.ts';
import { type LockedPerson, lockPeople } from './people.store.ts';
import { presentPerson } from './show-person.ts';

type Api = typeof api.identity;

/** Ends the account of somebody of staff; what they were in charge of goes to a colleague by a job that goes on after a stop. */
export async function deactivatePerson(
  ctx: Context,
  { params: { accountId }, body: { handOverTo } }: Input<Api['deactivatePerson']>,
): Promise<PersonDetail> {
  await inTransaction(ctx, async (tx) => {
    const [person] = await peopleToDecideAbout(tx, [accountId]);
    if (!person || person.kind === 'student' || hasLeft(person)) return fail('NOT_FOUND');
    const [heir] = await lockPeople(tx, [handOverTo]);
    if (!heir || heir.id === accountId || heir.kind === 'student' || heir.status !== 'active')
      return fail('HANDOVER_TO', undefined, [{ path: 'body.handOverTo', messageKey: 'errors.HANDOVER_TO' }]);
    await requireOwnerBut(tx, [person]);
    await closeAccount(tx, accountId, { as: 'left', reason: null });
    await withdrawInvitationsOf(tx, [accountId]);
    await record(tx, {
      action: 'account.deactivated',
      subjectKind: 'account',
      subjectId: accountId,
      details: { handOverTo },
    });
    await transferAccount(tx, { from: accountId, to: handOverTo, kind: 'handover' });
  });
  return presentPerson(ctx, accountId);
}

/** Both accounts side by side: which one survives is the caller's choice. */
export async function previewMerge(
  ctx: Context,
  { query }: Input<Api['previewMerge']>,
): Promise<Answer<Api['previewMerge']>> {
  const [keep, remove] = [await presentPerson(ctx, query.keep), await presentPerson(ctx, query.remove)];
  if (!keep.can.merge || !remove.can.merge || query.keep === query.remove) fail('MERGE_STUDENTS');
  return { keep, remove };
}

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

const hasLeft = ({ disabled_as }: LockedPerson) => disabled_as === 'left' || disabled_as === 'merged';
const isStudentStill = (person: LockedPerson) =>
  person.kind === 'student' && person.role_name !== 'guardian' && !hasLeft(person);

async function isMoving(tx: TransactionContext, people: readonly LockedPerson[]): Promise<boolean> {
  for (const { id } of people) if (await findOpenTransfer(tx, id)) return true;
  return false;
}
