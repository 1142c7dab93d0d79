import type { Context } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { checkSignInLimits, countWrongPassword } from '../sessions/sign-in-limits.ts';
import { checkPassword } from '../tokens/passwords.ts';

/**
 * Before what a stranger at an open screen must not do: the person's own password, under the limits of signing in. Who signs in with
 * another service only has none to ask for.
 */
export async function checkOwnPassword(
  ctx: Context,
  account: { readonly email: string; readonly password_hash: string | null },
  password: string,
): Promise<void> {
  if (account.password_hash === null) return;
  await checkSignInLimits(ctx, account.email);
  if (await checkPassword(account.password_hash, password)) return;
  await countWrongPassword(ctx, account.email);
  failFields('INVALID_CREDENTIALS', [{ path: 'body.password', messageKey: 'errors.INVALID_CREDENTIALS' }]);
}
