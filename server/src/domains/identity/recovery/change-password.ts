import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { findContact } from '../accounts/contact.store.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import { countWrongPassword, forgetSignInTries, takeSignInTry } from '../sessions/sign-in/sign-in-limits.ts';
import { requireStrongPassword } from '../tokens/password-strength.ts';
import { checkPassword, hashPassword } from '../tokens/passwords.ts';
import { savePassword } from './password-links.store.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';

type Endpoint = typeof api.identity.changePassword;

/** A new password for the old one, under the limits of signing in; the other devices are signed out. */
export async function changePassword(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { accountId, sessionId } = actorOf(ctx);
  const account = (await findContact(ctx, accountId)) ?? fail('ACCESS_TOKEN_INVALID');
  await takeSignInTry(ctx, account.email);
  if (!(await checkPassword(account.password_hash, body.oldPassword))) {
    await countWrongPassword(ctx);
    failFields('INVALID_CREDENTIALS', [{ path: 'body.oldPassword', messageKey: 'errors.INVALID_CREDENTIALS' }]);
  }
  await forgetSignInTries(ctx, account.email);
  if (body.newPassword === body.oldPassword)
    failFields('PASSWORD_SAME', [{ path: 'body.newPassword', messageKey: 'errors.PASSWORD_SAME' }]);
  await requireStrongPassword(
    ctx,
    body.newPassword,
    [account.first_name, account.last_name, account.email],
    'body.newPassword',
  );
  const passwordHash = await hashPassword(body.newPassword);
  await inTransaction(ctx, async (tx) => {
    await savePassword(tx, accountId, passwordHash);
    await endOtherSessions(tx, { accountId, except: sessionId, reason: 'password changed' });
    await record(tx, { action: 'password.changed', subjectKind: 'account', subjectId: accountId });
    await notifyPasswordChanged(tx, account);
  });
  return { changed: true };
}
