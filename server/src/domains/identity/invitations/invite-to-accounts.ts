import type { TransactionContext } from '../../../kernel/context.ts';
import { queueMessages } from '../../../kernel/messages/queue-message.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { type Invited, sendInvitations } from './send-invitation.ts';

interface Reachable extends Invited {
  readonly accountId: string;
  /** As E.164; empty: none is known. */
  readonly mobile: string;
}

/** Tells people that their account is there: by mail with a link to choose a password, else by a text message where to log in with their number. */
export async function inviteToAccounts(
  tx: TransactionContext,
  people: readonly Reachable[],
  calledAt: string,
): Promise<void> {
  const byMail = people.filter(({ email }) => email !== '');
  if (byMail.length > 0) await sendInvitations(tx, byMail, calledAt);
  const institute = (await settingsOf(tx.instituteId))?.name ?? '';
  const link = `${calledAt}/login`;
  await queueMessages(
    tx,
    people
      .filter(({ email }) => email === '')
      .map(({ mobile, accountId }) => ({
        about: 'accountReady',
        kind: 'sms',
        to: mobile,
        accountId,
        values: { institute, link },
        subject: '',
        text: `${institute}: your account is ready. Log in with this mobile number: ${link}`,
      })),
  );
}
