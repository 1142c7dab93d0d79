import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { record } from '../../audit/index.ts';
import { type AccountRow, listByMobile } from '../accounts/accounts.store.ts';
import { fullName } from '../accounts/names.ts';
import { withOtp } from '../otp/verify-otp.ts';
import { saveAccount } from '../accounts/contact.store.ts';
import { giveBrowser, requireOwnPage } from '../sessions/cookies.ts';
import { openSession } from '../sessions/open-session.ts';
import { requireTerms } from '../sessions/sign-in/require-terms.ts';
import { LOGIN_CODE } from './send-login-code.ts';

/**
 * Signs in with the code that was sent to a mobile. MOBILE_SHARED with the names where several people have the number: the code then
 * works again with one of them. TERMS_REQUIRED and TOTP_REQUIRED leave it usable too.
 */
export async function loginByCode(
  ctx: Context,
  { params, body }: Input<typeof api.identity.loginByCode>,
  { request, reply }: Call,
): Promise<Answer<typeof api.identity.loginByCode>> {
  requireOwnPage(request);
  const opened = await withOtp(ctx, { id: params.otpId, code: body.code, purpose: LOGIN_CODE }, async (tx, { to }) => {
    const account = chosen(await listByMobile(tx, to), body.accountId);
    await requireTerms(tx, account, body.tncAgreed ?? false);
    const proven = { mobile_verified: 'y' } as const;
    await saveAccount(tx, account.id, proven);
    const session = await openSession(tx, { ...account, ...proven }, 'web', body.otp);
    const details = { client: 'web', by: 'mobile code' };
    await record(tx, { action: 'session.opened', subjectKind: 'account', subjectId: account.id, details });
    return session;
  });
  return giveBrowser(reply, opened);
}

function chosen(accounts: readonly AccountRow[], accountId: string | undefined): AccountRow {
  const [first, ...others] = accountId === undefined ? accounts : accounts.filter(({ id }) => id === accountId);
  if (others.length > 0)
    fail('MOBILE_SHARED', { accounts: accounts.map((account) => ({ id: account.id, name: fullName(account) })) });
  return first ?? fail('OTP_EXPIRED');
}
