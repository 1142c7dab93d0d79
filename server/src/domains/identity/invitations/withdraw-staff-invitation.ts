import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { StaffInvitation } from '@abhyas/contract/identity/staff-invitations';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { findInvitation, withdrawInvitationsTo } from './invitations.store.ts';
import { showInvitation } from './present-invitations.ts';

type Api = typeof api.identity;

/** Takes an invitation back. */
export async function withdrawStaffInvitation(
  ctx: Context,
  { params }: Input<Api['withdrawStaffInvitation']>,
): Promise<StaffInvitation> {
  const row = (await findInvitation(ctx, params.invitationId)) ?? fail('NOT_FOUND');
  if (row.accepted_at || row.withdrawn_at) fail('INVITATION_INVALID');
  await inTransaction(ctx, async (tx) => {
    await withdrawInvitationsTo(tx, [row.email]);
    await record(tx, { action: 'staff.invitationWithdrawn', subjectKind: 'invitation', subjectId: row.id });
  });
  return showInvitation(ctx, row.id);
}
