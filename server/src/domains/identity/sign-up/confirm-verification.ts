import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { record } from '../../audit/index.ts';
import { verifyOtp } from '../otp/verify-otp.ts';
import { activateAccount } from '../accounts/contact.store.ts';
import { forgetActor } from '../sessions/actor-of-token.ts';
import { requireOwnPage } from '../sessions/cookies.ts';
import { VERIFY_ACCOUNT } from './start-verification.ts';

/** The code came back: the account is verified, and signing in works. */
export async function confirmVerification(
  ctx: Context,
  { body }: Input<typeof api.identity.confirmVerification>,
  { request }: Call,
): Promise<Answer<typeof api.identity.confirmVerification>> {
  requireOwnPage(request);
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
