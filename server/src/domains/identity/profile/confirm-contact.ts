import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { record } from '../../audit/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { findByEmail } from '../accounts/accounts.store.ts';
import { verifyOtp } from '../otp/verify-otp.ts';
import { forgetActor } from '../sessions/actor-of-token.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import { CHANGE_CONTACT } from './change-contact.ts';
import { findContact, saveAccount } from '../accounts/contact.store.ts';

type Endpoint = typeof api.identity.confirmContact;

/**
 * Takes a new address or number over once its code came back. A new e-mail signs the other devices out, and the old address is told,
 * so that nobody loses an account unseen.
 */
export async function confirmContact(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { accountId, sessionId } = actorOf(ctx);
  const { channel, to, accountId: askedBy } = await verifyOtp(ctx, { ...body, purpose: CHANGE_CONTACT });
  if (askedBy !== accountId) fail('OTP_EXPIRED');
  await inTransaction(ctx, async (tx) => {
    const account = (await findContact(tx, accountId)) ?? fail('ACCESS_TOKEN_INVALID');
    if (channel === 'mail') {
      const holder = await findByEmail(tx, to);
      if (holder && holder.id !== accountId) fail('EMAIL_TAKEN');
      await saveAccount(tx, accountId, { email: to, email_verified_at: tx.clock.now() });
      if (account.email !== to) await endOtherSessions(tx, { accountId, except: sessionId, reason: 'e-mail changed' });
    } else {
      const countryCode = parsePhoneNumberFromString(to)?.countryCallingCode ?? '';
      await saveAccount(tx, accountId, { mobile_number: to, country_code: countryCode, mobile_verified: 'y' });
    }
    await record(tx, {
      action: channel === 'mail' ? 'account.emailChanged' : 'account.mobileChanged',
      subjectKind: 'account',
      subjectId: accountId,
      person: accountId,
      before: channel === 'mail' ? { email: account.email } : { mobile: account.mobile_number },
      after: channel === 'mail' ? { email: to } : { mobile: to },
    });
    if (account.email !== to) await notifyOldAddress(tx, { id: accountId, email: account.email }, channel);
  });
  forgetActor(accountId);
  return { channel, to };
}

async function notifyOldAddress(
  tx: TransactionContext,
  account: { readonly id: string; readonly email: string },
  channel: 'mail' | 'sms',
): Promise<void> {
  const name = (await settingsOf(tx.instituteId))?.name ?? '';
  const [what, hindi] = channel === 'mail' ? ['e-mail address', 'ईमेल पता'] : ['mobile number', 'मोबाइल नंबर'];
  await queueMessage(tx, {
    about: 'contactChanged',
    kind: 'mail',
    to: account.email,
    accountId: account.id,
    subject: `${name}: your ${what} was changed`,
    text: `The ${what} of your account at ${name} was changed. If this was not you, tell ${name} at once.

${name} पर आपके खाते का ${hindi} बदला गया है। अगर यह आपने नहीं किया, तो ${name} को तुरंत बताएँ।`,
  });
}
