import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Language } from '@abhyas/contract/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { sendOtp } from '../otp/send-otp.ts';
import { masked } from '../../../kernel/messages/masked.ts';
import { renamed, SIGN_UP_CODE } from './sign-up.ts';
import { findSignUp } from './sign-ups.store.ts';

type Endpoint = typeof api.identity.resendSignUpCode;

/** Sends the code again; by mail where the text message does not arrive. */
export async function resendSignUpCode(
  ctx: Context,
  { params, body: { channel } }: Input<Endpoint>,
  language: Language,
): Promise<Answer<Endpoint>> {
  const started = (await findSignUp(ctx, params.signUpId)) ?? fail('SIGN_UP_GONE');
  const to = channel === 'mail' ? started.email : started.mobile_number;
  const sent = await sendOtp(ctx, { purpose: SIGN_UP_CODE, channel, to, language });
  return { signUpId: started.id, ...renamed(sent), to: masked(to) };
}
