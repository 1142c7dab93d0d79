import type { api } from '@abhyas/contract';
import type { CodeChannel } from '@abhyas/contract/onboarding/registration';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Language } from '@abhyas/contract/shapes';
import type { Context } from '../../../kernel/context.ts';
import { sendOtp, type SentOtp } from '../../identity/index.ts';
import { getOpen } from './own-registration.ts';
import { saveRegistration } from './registrations.store.ts';
import type { Call } from '../../../kernel/http/implement.ts';

/** What the codes are for. */
export const PURPOSE = 'registration';

export const sendCodeTo = (
  ctx: Context,
  given: { readonly channel: CodeChannel; readonly to: string; readonly language: Language },
): Promise<SentOtp> => sendOtp(ctx, { ...given, purpose: PURPOSE });

type Send = typeof api.onboarding.sendRegistrationCode;
/** Sends one of the two codes again; the one before it is void. */
export async function sendRegistrationCode(
  ctx: Context,
  { body: { channel } }: Input<typeof api.onboarding.sendRegistrationCode>,
  { request }: Call,
): Promise<Answer<Send>> {
  const row = await getOpen(ctx, request);
  const to = channel === 'mail' ? row.email : row.mobile_number;
  const language = request.headers['lang'] === 'hi' ? 'hi' : 'en';
  const { id, resendInSeconds, expiresInSeconds } = await sendCodeTo(ctx, { channel, to, language });
  await saveRegistration(ctx, row.id, channel === 'mail' ? { mail_code: id } : { sms_code: id });
  return { resendInSeconds, expiresInSeconds };
}
