import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { PersonDetail } from '@abhyas/contract/identity/people';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { record } from '../../audit/index.ts';
import { inviteToAccounts } from '../invitations/invite-to-accounts.ts';
import { peopleToDecideAbout } from './closing/close-accounts.ts';
import { findPerson } from './people.store.ts';
import { presentPerson } from './show-person.ts';

/** A new link for somebody who has not chosen a password yet. */
export async function invitePersonAgain(
  ctx: Context,
  { params: { accountId } }: Input<typeof api.identity.invitePersonAgain>,
  { request }: Call,
): Promise<PersonDetail> {
  const calledAt = addressOf(request);
  await inTransaction(ctx, async (tx) => {
    await peopleToDecideAbout(tx, [accountId]);
    const person = (await findPerson(tx, accountId)) ?? fail('NOT_FOUND');
    if (person.standing !== 'invited') fail('INVITATION_HAS_ACCOUNT');
    const { email, role_name: role, teaches } = person;
    const mobile = person.mobile_number ?? '';
    await inviteToAccounts(tx, [{ email, mobile, role, teaches, accountId }], calledAt);
    await record(tx, { action: 'account.invitedAgain', subjectKind: 'account', subjectId: accountId });
  });
  return presentPerson(ctx, accountId);
}
