import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { record } from '../../audit/index.ts';
import { activateAccount } from '../accounts/contact.store.ts';
import { requireOwnPage } from '../sessions/cookies.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import { forgetSignInTries } from '../sessions/sign-in/sign-in-limits.ts';
import { requireStrongPassword } from '../tokens/password-strength.ts';
import { hashPassword } from '../tokens/passwords.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';
import { findByLink, savePassword, useLink } from './password-links.store.ts';

/** A new password by a link: it proves the e-mail address, ends every session, and is told to the owner. */
export async function setPassword(
  ctx: Context,
  { body }: Input<typeof api.identity.setPassword>,
  { request }: Call,
): Promise<Answer<typeof api.identity.setPassword>> {
  requireOwnPage(request);
  const account = (await findByLink(ctx, body.token, body.email)) ?? fail('PASSWORD_LINK_INVALID');
  await requireStrongPassword(
    ctx,
    body.password,
    [account.first_name, account.last_name, account.email],
    'body.password',
  );
  const passwordHash = await hashPassword(body.password);
  await inTransaction(ctx, async (tx) => {
    if (!(await useLink(tx, body.token))) fail('PASSWORD_LINK_INVALID');
    if (!(await activateAccount(tx, account.id, { email_verified_at: tx.clock.now() }))) fail('PASSWORD_LINK_INVALID');
    await savePassword(tx, account.id, passwordHash);
    await endOtherSessions(tx, { accountId: account.id, reason: 'password set' });
    await forgetSignInTries(tx, account.email);
    await record(tx, { action: 'password.set', subjectKind: 'account', subjectId: account.id });
    await notifyPasswordChanged(tx, account);
  });
  return { set: true };
}
