import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findByLink } from './password-links.store.ts';

/** Whether a link still works; asked before the form is shown. */
export async function validateToken(
  ctx: Context,
  { body }: Input<typeof api.identity.validateToken>,
): Promise<Answer<typeof api.identity.validateToken>> {
  if (!(await findByLink(ctx, body.token, body.email))) fail('PASSWORD_LINK_INVALID');
  return { valid: true };
}
