import type { Language } from '@abhyas/contract/shapes';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { countSent, insertCode, takeTurn, voidCodes } from './codes.store.ts';
import { hashCode, newCode } from './hash-code.ts';

const RESEND_SECONDS = 30;
const EXPIRES_SECONDS = 300;
const TRIES = 5;
const HOUR_MS = 3_600_000;
/** Codes in an hour: to one contact, for one caller's address, from one institute. */
const LIMITS = { contact: 5, address: 20, institute: 2000 } as const;

export interface OtpRequest {
  /** What the code is for; it works for nothing else. */
  readonly purpose: string;
  readonly channel: 'sms' | 'mail';
  /** E-mail address in lower case, or number as E.164. */
  readonly to: string;
  readonly language?: Language;
  readonly accountId?: string;
}
export interface SentOtp {
  readonly id: string;
  readonly resendInSeconds: number;
  readonly expiresInSeconds: number;
}

/** Sends a code of six digits. OTP_TOO_SOON within half a minute of the last one, OTP_LIMIT beyond the limits of an hour. */
export function sendOtp(ctx: Context, request: OtpRequest): Promise<SentOtp> {
  const { purpose, channel, to, language = 'en', accountId } = request;
  return inTransaction(ctx, async (tx) => {
    await takeTurn(tx, to);
    const now = tx.clock.now();
    const sent = await countSent(tx, to, purpose, new Date(now.getTime() - HOUR_MS));
    const waited = sent.last ? (now.getTime() - sent.last.getTime()) / 1000 : RESEND_SECONDS;
    if (waited < RESEND_SECONDS) fail('OTP_TOO_SOON', { seconds: Math.ceil(RESEND_SECONDS - waited) });
    if (sent.contact >= LIMITS.contact || sent.address >= LIMITS.address || sent.institute >= LIMITS.institute)
      fail('OTP_LIMIT');
    await voidCodes(tx, to, purpose);
    const id = newId();
    const code = newCode();
    const expiresAt = new Date(now.getTime() + EXPIRES_SECONDS * 1000);
    const hash = hashCode(id, code);
    await insertCode(tx, { id, purpose, channel, to, accountId: accountId ?? null, hash, expiresAt, tries: TRIES });
    const name = (await settingsOf(tx.instituteId))?.name ?? '';
    const kind = channel === 'mail' ? 'mail' : 'sms';
    await queueMessage(tx, { kind, to, ...texts[language](name, code) });
    return { id, resendInSeconds: RESEND_SECONDS, expiresInSeconds: EXPIRES_SECONDS };
  });
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
