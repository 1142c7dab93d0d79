import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Language } from '@abhyas/contract/shapes';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { findByEmail } from '../accounts/accounts.store.ts';
import { sendOtp } from '../otp/send-otp.ts';
import { verifyOtp } from '../otp/verify-otp.ts';
import { activateAccount } from '../profile/contact.store.ts';
import { masked } from '../../../kernel/messages/masked.ts';
import { forgetActor } from '../sessions/actor-of-token.ts';
import { countWrongPassword, forgetSignInTries, takeSignInTry } from '../sessions/sign-in-limits.ts';
import { checkPassword } from '../tokens/passwords.ts';
import { renamed } from './sign-up.ts';

const VERIFY_ACCOUNT = 'verifyAccount';

/** A code for somebody whose account is not verified yet: to the mobile where there is one, else to the mail. Asks for the password as sign-in does. */
export async function startVerification(
  ctx: Context,
  { body }: Input<typeof api.identity.startVerification>,
  language: Language,
): Promise<Answer<typeof api.identity.startVerification>> {
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
  const sent = await sendOtp(ctx, { purpose: VERIFY_ACCOUNT, channel, to, language, accountId: account.id });
  return { ...renamed(sent), to: masked(to) };
}

/** The code came back: the account is verified, and signing in works. */
export async function confirmVerification(
  ctx: Context,
  { body }: Input<typeof api.identity.confirmVerification>,
): Promise<Answer<typeof api.identity.confirmVerification>> {
  const { channel, accountId } = await verifyOtp(ctx, { id: body.otpId, code: body.code, purpose: VERIFY_ACCOUNT });
  if (!accountId) fail('OTP_EXPIRED');
  await inTransaction(ctx, async (tx) => {
    const proof = channel === 'mail' ? { email_verified_at: tx.clock.now() } : ({ mobile_verified: 'y' } as const);
    if (!(await activateAccount(tx, accountId, proof))) fail('ACCOUNT_DISABLED');
    await record(tx, {
      action: 'account.verified',
      subjectKind: 'account',
      subjectId: accountId,
      details: { channel },
    });
  });
  forgetActor(accountId);
  return { verified: true };
}
