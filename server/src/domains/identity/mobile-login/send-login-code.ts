import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { languageOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { masked } from '../../../kernel/messages/masked.ts';
import { listByMobile } from '../accounts/accounts.store.ts';
import { sendOtp } from '../otp/send-otp.ts';
import { readMobile } from '../accounts/read-mobile.ts';
import { requireOwnPage } from '../sessions/cookies.ts';

type Endpoint = typeof api.identity.sendLoginCode;
export const LOGIN_CODE = 'login';

/** Sends a code to the mobile of a student or guardian. A number that nobody here has is answered alike, and gets no message. */
export async function sendLoginCode(
  ctx: Context,
  { body }: Input<typeof api.identity.sendLoginCode>,
  { request }: Call,
): Promise<Answer<Endpoint>> {
  requireOwnPage(request);
  const { number } = await readMobile(ctx, body, 'body.mobileNumber');
  const silent = (await listByMobile(ctx, number)).length === 0;
  const { id, ...rest } = await sendOtp(ctx, {
    purpose: LOGIN_CODE,
    channel: 'sms',
    to: number,
    language: languageOf(request),
    silent,
  });
  return { otpId: id, ...rest, to: masked(number) };
}
