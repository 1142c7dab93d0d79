import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findByEmail } from '../accounts/accounts.store.ts';
import { callerOf } from '../limits/caller-of.ts';
import { checkLimits, countTry } from '../limits/limit-tries.ts';
import { findByToken } from './invitations.store.ts';
import { hashToken } from './send-invitation.ts';

type Invitation = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

export async function openInvitation(ctx: Context, token: string): Promise<Invitation> {
  const limits = [{ key: `invitation:${callerOf(ctx)}`, tries: 60, seconds: 900 }];
  await checkLimits(ctx, limits);
  const row = await findByToken(ctx, hashToken(token));
  if (row?.status === 'open') return row;
  await countTry(ctx, limits);
  return fail('INVITATION_INVALID');
}

/** Another way has led to an account with this address, or to its password, since the invitation left. */
export async function hasAccount(ctx: Context, row: Invitation): Promise<boolean> {
  const holder = await findByEmail(ctx, row.email);
  return holder !== undefined && (holder.id !== row.account_id || holder.password_hash !== null);
}
