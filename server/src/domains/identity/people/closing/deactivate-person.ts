import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { PersonDetail } from '@abhyas/contract/identity/people';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { withdrawInvitationsOf } from '../../invitations/invitations.store.ts';
import { transferAccount } from '../../my-data/transfer-account.ts';
import { lockPeople } from '../people.store.ts';
import { presentPerson } from '../show-person.ts';
import { closeAccount, hasLeft, peopleToDecideAbout, requireOwnerBut } from './close-accounts.ts';

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
