import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { languageOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { masked } from '../../../kernel/messages/masked.ts';
import { findByEmail } from '../accounts/accounts.store.ts';
import { sendOtp } from '../otp/send-otp.ts';
import { requireOwnPage } from '../sessions/cookies.ts';
import { countWrongPassword, forgetSignInTries, takeSignInTry } from '../sessions/sign-in/sign-in-limits.ts';
import { checkPassword } from '../tokens/passwords.ts';
import { renamed } from './sign-up.ts';

/** What the codes are for. */
export const VERIFY_ACCOUNT = 'verifyAccount';

/** A code for somebody whose account is not verified yet: to the mobile where there is one, else to the mail. Asks for the password as sign-in does. */
export async function startVerification(
  ctx: Context,
  { body }: Input<typeof api.identity.startVerification>,
  { request }: Call,
): Promise<Answer<typeof api.identity.startVerification>> {
  requireOwnPage(request);
  const email = body.email.trim().toLowerCase();
  await takeSignInTry(ctx, email);
  const account = await findByEmail(ctx, email);
  if (!(await checkPassword(account?.password_hash, body.password)) || account?.status !== 'unverified') {
    await countWrongPassword(ctx);
    return fail('INVALID_CREDENTIALS');
  }
  await forgetSignInTries(ctx, email);
  const channel = body.channel === 'sms' && account.mobile_number ? 'sms' : 'mail';
  const to = channel === 'sms' ? (account.mobile_number ?? '') : account.email;
  const sent = await sendOtp(ctx, {
    purpose: VERIFY_ACCOUNT,
    channel,
    to,
    language: languageOf(request),
    accountId: account.id,
  });
  return { ...renamed(sent), to: masked(to) };
}
