import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { findSessionStart } from '../sessions/sessions.store.ts';
import { countWrongPassword, forgetSignInTries, takeSignInTry } from '../sessions/sign-in/sign-in-limits.ts';
import { checkPassword } from '../tokens/passwords.ts';

/** For so long a sign-in with another service stands for the password that its owner does not have here. */
const FRESH_MINUTES = 15;

/**
 * Before what a stranger at an open screen must not do: the person's own password, under the limits of signing in. Who signs in with
 * another service only has none to ask for, and must have signed in just now: SIGN_IN_AGAIN.
 */
export async function checkOwnPassword(
  ctx: Context,
  account: { readonly email: string; readonly password_hash: string | null },
  password: string,
): Promise<void> {
  if (account.password_hash === null) return requireFreshSignIn(ctx);
  await takeSignInTry(ctx, account.email);
  if (await checkPassword(account.password_hash, password)) return forgetSignInTries(ctx, account.email);
  await countWrongPassword(ctx);
  failFields('INVALID_CREDENTIALS', [{ path: 'body.password', messageKey: 'errors.INVALID_CREDENTIALS' }]);
}

async function requireFreshSignIn(ctx: Context): Promise<void> {
  const begun = await findSessionStart(ctx, actorOf(ctx).sessionId);
  if (!begun || ctx.clock.now().getTime() - begun.getTime() > FRESH_MINUTES * 60_000) fail('SIGN_IN_AGAIN');
}
