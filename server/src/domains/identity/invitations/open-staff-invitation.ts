import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { namesOf } from '../accounts/names.ts';
import { audienceOf } from '../roles/role-policies.ts';
import { hasAccount, openInvitation } from './open-invitation.ts';

type Open = typeof api.identity.openStaffInvitation;

/** What a link is about. Only who holds the mailbox knows the link, so it may say that the address has an account. */
export async function openStaffInvitation(ctx: Context, { body }: Input<Open>): Promise<Answer<Open>> {
  const row = await openInvitation(ctx, body.token);
  const account = row.account_id ? await findAccount(ctx, row.account_id) : undefined;
  if (await hasAccount(ctx, row)) fail('INVITATION_HAS_ACCOUNT');
  return {
    email: row.email,
    firstName: account?.first_name ?? '',
    lastName: account?.last_name ?? '',
    role: row.role_name,
    audience: audienceOf(row.role_name),
    invitedBy: (await namesOf(ctx, [row.invited_by])).get(row.invited_by)?.name ?? '',
    expiresAt: row.expires_at.toISOString(),
  };
}
