import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { languageOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { masked } from '../../../kernel/messages/masked.ts';
import { sendOtp } from '../otp/send-otp.ts';
import { requireOwnPage } from '../sessions/cookies.ts';
import { renamed, SIGN_UP_CODE } from './sign-up.ts';
import { findSignUp } from './sign-ups.store.ts';

type Endpoint = typeof api.identity.resendSignUpCode;

/** Sends the code again; by mail where the text message does not arrive. */
export async function resendSignUpCode(
  ctx: Context,
  { params, body: { channel } }: Input<typeof api.identity.resendSignUpCode>,
  { request }: Call,
): Promise<Answer<Endpoint>> {
  requireOwnPage(request);
  const started = (await findSignUp(ctx, params.signUpId)) ?? fail('SIGN_UP_GONE');
  const to = channel === 'mail' ? started.email : started.mobile_number;
  const sent = await sendOtp(ctx, { purpose: SIGN_UP_CODE, channel, to, language: languageOf(request) });
  return { signUpId: started.id, ...renamed(sent), to: masked(to) };
}
