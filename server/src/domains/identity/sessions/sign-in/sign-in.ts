import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { findByEmail } from '../../accounts/accounts.store.ts';
import { checkPassword } from '../../tokens/passwords.ts';
import { type OpenSession, openSession } from '../open-session.ts';
import { requireTerms } from './require-terms.ts';
import { countWrongPassword, forgetSignInTries, takeSignInTry } from './sign-in-limits.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly client: string;
  /** Code of the second factor, where the account has one. */
  readonly otp?: string | undefined;
  /** Agrees to the terms that stand now. */
  readonly agreed: boolean;
}

/** Signs a person in with e-mail and password. Whether the account is blocked is told only after the right password. */
export async function signIn(
  ctx: Context,
  { username, password, client, otp, agreed }: Credentials,
): Promise<OpenSession> {
  const email = username.trim().toLowerCase();
  await takeSignInTry(ctx, email);
  const account = await findByEmail(ctx, email);
  if (!(await checkPassword(account?.password_hash, password)) || !account) {
    await countWrongPassword(ctx);
    return fail('INVALID_CREDENTIALS');
  }
  await forgetSignInTries(ctx, email);
  if (account.status === 'unverified') fail('ACCOUNT_NOT_VERIFIED');
  if (account.status === 'disabled') fail('ACCOUNT_DISABLED');
  return inTransaction(ctx, async (tx) => {
    await requireTerms(tx, account, agreed);
    const session = await openSession(tx, account, client, otp);
    await record(tx, { action: 'session.opened', subjectKind: 'account', subjectId: account.id, details: { client } });
    return session;
  });
}
