import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { PersonDetail } from '@abhyas/contract/identity/people';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { record } from '../../audit/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { bringUpToDate } from '../tokens/revocations.ts';
import { peopleToDecideAbout } from './closing/close-accounts.ts';
import { findPerson } from './people.store.ts';
import { presentPerson } from './show-person.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import { findSecondFactor, removeSecondFactorOf } from '../second-factor/second-factors.store.ts';

type Reset = typeof api.identity.resetSecondFactor;

/**
 * Takes the second step off the account of somebody who lost phone and recovery codes. Every session of it ends, and its owner is told
 * by mail: whoever asks for this in another's name is found out. SECOND_FACTOR_OFF where there is none.
 */
export async function resetSecondFactor(ctx: Context, { params, body }: Input<Reset>): Promise<PersonDetail> {
  const { accountId } = params;
  await inTransaction(ctx, async (tx) => {
    await peopleToDecideAbout(tx, [accountId]);
    const person = (await findPerson(tx, accountId)) ?? fail('NOT_FOUND');
    if (!(await findSecondFactor(tx, accountId))?.confirmed_at) fail('SECOND_FACTOR_OFF');
    await removeSecondFactorOf(tx, accountId);
    await bringUpToDate(tx, accountId);
    await endOtherSessions(tx, { accountId, reason: 'second factor reset' });
    await notifyOfReset(tx, person);
    await record(tx, {
      action: 'secondFactor.reset',
      subjectKind: 'account',
      subjectId: accountId,
      reason: body.reason,
    });
  });
  return presentPerson(ctx, accountId);
}

async function notifyOfReset(tx: TransactionContext, { id, email }: { readonly id: string; readonly email: string }) {
  const name = (await settingsOf(tx.instituteId))?.name ?? '';
  await queueMessage(tx, {
    about: 'secondFactorReset',
    kind: 'mail',
    to: email,
    accountId: id,
    subject: `${name}: the second step of your sign-in was taken off`,
    text: `An administrator of ${name} took the second step off your account, and you are signed out everywhere. Log in with your password and set it up anew. If you did not ask for this, change your password at once and tell your institute.

${name} के एक व्यवस्थापक ने आपके खाते से लॉगिन का दूसरा चरण हटा दिया है और आप हर जगह से लॉग आउट हो गए हैं। अपने पासवर्ड से लॉग इन करें और उसे फिर से चालू करें। अगर यह आपने नहीं कहा था, तो तुरंत अपना पासवर्ड बदलें और अपने संस्थान को बताएँ।`,
  });
}
