import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { requireStudentPlaces } from '../access/student-limit.ts';
import { type AccountRow, findAccount, findByEmail, insertAccounts } from '../accounts/accounts.store.ts';
import { type ProvenContact, verifyOtp } from '../otp/verify-otp.ts';
import { saveAccount } from '../accounts/contact.store.ts';
import { giveBrowser, requireOwnPage } from '../sessions/cookies.ts';
import { type OpenSession, openSession } from '../sessions/open-session.ts';
import { SIGN_UP_CODE } from './sign-up.ts';
import { findSignUp, finishSignUp, saveOrigin } from './sign-ups.store.ts';

type Started = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

type Verify = typeof api.identity.verifySignUp;
/** Makes the account once its code came back, and signs in. */
export async function verifySignUp(
  ctx: Context,
  input: Input<Verify>,
  { request, reply }: Call,
): Promise<Answer<Verify>> {
  requireOwnPage(request);
  return giveBrowser(reply, await finish(ctx, input));
}

/**
 * The session of the new account. SIGN_UP_BY_MAIL where the address has an account: its owner was written to,
 * and only who proved a number of his own ever learns that much.
 */
async function finish(ctx: Context, { params, body }: Input<Verify>): Promise<OpenSession> {
  const started = (await findSignUp(ctx, params.signUpId)) ?? fail('SIGN_UP_GONE');
  const proven = await verifyOtp(ctx, { id: body.otpId, code: body.code, purpose: SIGN_UP_CODE });
  if (proven.to !== (proven.channel === 'mail' ? started.email : started.mobile_number)) fail('OTP_EXPIRED');
  if (await findByEmail(ctx, started.email)) fail('SIGN_UP_BY_MAIL');
  try {
    return await inTransaction(ctx, async (tx) => {
      if (!(await finishSignUp(tx, started.id))) fail('SIGN_UP_GONE');
      const session = await openSession(tx, await createAccount(tx, started, proven), 'web');
      return session;
    });
  } catch (error) {
    return isDuplicate(error) ? fail('SIGN_UP_BY_MAIL') : Promise.reject(error as Error);
  }
}

async function createAccount(tx: TransactionContext, started: Started, proven: ProvenContact): Promise<AccountRow> {
  await requireStudentPlaces(tx);
  const id = newId();
  const byMail = proven.channel === 'mail';
  await insertAccounts(tx, [
    {
      id,
      email: started.email,
      passwordHash: started.password_hash,
      firstName: started.first_name,
      lastName: started.last_name,
      kind: 'student',
      roleName: 'student',
      emailVerified: byMail,
    },
  ]);
  await saveAccount(tx, id, {
    mobile_number: started.mobile_number,
    country_code: started.country_code,
    ...(!byMail && { mobile_verified: 'y' }),
  });
  const { utm, terms_version: termsVersion, privacy_version: privacyVersion } = started;
  await saveOrigin(tx, id, { utm, termsVersion, privacyVersion });
  await record(tx, {
    action: 'account.created',
    subjectKind: 'account',
    subjectId: id,
    details: { by: 'signUp', utm, termsVersion, privacyVersion },
  });
  return (await findAccount(tx, id)) ?? fail('NOT_FOUND');
}
