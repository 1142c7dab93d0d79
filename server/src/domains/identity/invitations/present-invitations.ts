import type { StaffInvitation } from '@abhyas/contract/identity/staff-invitations';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { namesOf } from '../accounts/names.ts';
import { findInvitation, type InvitationRow } from './invitations.store.ts';

/** One invitation as it stands now; NOT_FOUND. */
export async function showInvitation(ctx: Context, id: string): Promise<StaffInvitation> {
  const [invitation] = await presentInvitations(ctx, [(await findInvitation(ctx, id)) ?? fail('NOT_FOUND')]);
  return invitation ?? fail('NOT_FOUND');
}

/** Invitations with the names of those who sent and who accepted them. */
export async function presentInvitations(
  ctx: Context,
  rows: readonly Omit<InvitationRow, 'total'>[],
): Promise<StaffInvitation[]> {
  const names = await namesOf(ctx, [
    ...new Set(rows.flatMap(({ invited_by, account_id }) => (account_id ? [invited_by, account_id] : [invited_by]))),
  ]);
  return rows.map((row) => ({
    invitationId: row.id,
    email: row.email,
    name: names.get(row.account_id ?? '')?.name ?? '',
    role: row.role_name,
    status: row.status,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    sentBy: names.get(row.invited_by)?.name ?? '',
  }));
}
