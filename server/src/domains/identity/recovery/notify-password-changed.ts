import type { TransactionContext } from '../../../kernel/context.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { settingsOf } from '../../tenancy/index.ts';

interface Told {
  readonly id: string;
  readonly email: string;
}

/** The owner hears of every change, so that nobody loses an account unseen. */
export async function notifyPasswordChanged(tx: TransactionContext, account: Told): Promise<void> {
  const name = (await settingsOf(tx.instituteId))?.name ?? '';
  await queueMessage(tx, {
    about: 'passwordChanged',
    kind: 'mail',
    to: account.email,
    accountId: account.id,
    subject: `${name}: your password was changed`,
    text: `The password of your account at ${name} was changed. If this was not you, set a new one at once.

${name} पर आपके खाते का पासवर्ड बदला गया है। अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड बनाएँ।`,
  });
}
