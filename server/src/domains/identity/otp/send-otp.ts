import type { Language } from '@abhyas/contract/shapes';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { takeCode, takeSms } from '../limits/message-limits.ts';
import { countSent, insertCode, takeTurn, voidCodes } from './codes.store.ts';
import { hashCode, newCode } from './hash-code.ts';

const RESEND_SECONDS = 30;
const EXPIRES_SECONDS = 300;
const TRIES = 5;
const HOUR_MS = 3_600_000;
/** Codes for one contact in an hour. */
const MOST_FOR_CONTACT = 5;

export interface OtpRequest {
  /** What the code is for; it works for nothing else. */
  readonly purpose: string;
  readonly channel: 'sms' | 'mail';
  /** E-mail address in lower case, or number as E.164. */
  readonly to: string;
  readonly language?: Language;
  readonly accountId?: string;
  /** Nobody is written to, and everything else is as always: so that an unknown contact cannot be told from a known one. */
  readonly silent?: boolean;
}
export interface SentOtp {
  readonly id: string;
  readonly resendInSeconds: number;
  readonly expiresInSeconds: number;
}

/**
 * Sends a code of six digits. OTP_TOO_SOON within half a minute of the last one; OTP_LIMIT beyond what one contact, one caller and one
 * institute may ask for, and beyond what text messages may cost. A refusal sends nothing.
 */
export async function sendOtp(ctx: Context, request: OtpRequest): Promise<SentOtp> {
  const { purpose, channel, to, language = 'en', accountId, silent = false } = request;
  // Before the transaction: whoever holds what others wait for must not wait for a connection that they hold.
  const name = (await settingsOf(ctx.instituteId))?.name ?? '';
  return inTransaction(ctx, async (tx) => {
    await takeTurn(tx, to);
    await requireTurn(tx, to, purpose);
    await voidCodes(tx, to, purpose);
    const id = newId();
    const code = newCode();
    const expiresAt = new Date(tx.clock.now().getTime() + EXPIRES_SECONDS * 1000);
    const hash = hashCode(id, code);
    await insertCode(tx, { id, purpose, channel, to, accountId: accountId ?? null, hash, expiresAt, tries: TRIES });
    const message = { about: 'code', kind: channel, to, accountId, language, until: expiresAt } as const;
    if (!silent)
      await queueMessage(tx, { ...message, values: { institute: name, code }, ...texts[language](name, code) });
    // At the end, because all codes of the institute wait for each other from here to the commit.
    if (!(await takeCode(tx)) || (channel === 'sms' && !(await takeSms(tx, to)))) fail('OTP_LIMIT');
    return { id, resendInSeconds: RESEND_SECONDS, expiresInSeconds: EXPIRES_SECONDS };
  });
}

/** Refuses a code too soon after the last one, or one more than a contact gets in an hour. */
async function requireTurn(tx: TransactionContext, to: string, purpose: string): Promise<void> {
  const now = tx.clock.now();
  const sent = await countSent(tx, to, purpose, new Date(now.getTime() - HOUR_MS));
  const waited = sent.last ? (now.getTime() - sent.last.getTime()) / 1000 : RESEND_SECONDS;
  if (waited < RESEND_SECONDS) fail('OTP_TOO_SOON', { seconds: Math.ceil(RESEND_SECONDS - waited) });
  if (sent.contact >= MOST_FOR_CONTACT) fail('OTP_LIMIT');
}

const texts: Readonly<Record<Language, (name: string, code: string) => { subject: string; text: string }>> = {
  en: (name, code) => ({
    subject: `${name}: your code is ${code}`,
    text: `${code} is your code for ${name}. It works for 5 minutes. Tell it to nobody.`,
  }),
  hi: (name, code) => ({
    subject: `${name}: आपका कोड ${code} है`,
    text: `${name} के लिए आपका कोड ${code} है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  }),
};
