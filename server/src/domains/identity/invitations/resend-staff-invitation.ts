import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { StaffInvitation } from '@abhyas/contract/identity/staff-invitations';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { record } from '../../audit/index.ts';
import { audienceOf, requireGrantable } from '../roles/role-policies.ts';
import { findInvitation } from './invitations.store.ts';
import { showInvitation } from './present-invitations.ts';
import { sendInvitation } from './send-invitation.ts';

/** A new link for seven more days; the older one stops to work. */
export async function resendStaffInvitation(
  ctx: Context,
  { params }: Input<typeof api.identity.resendStaffInvitation>,
  { request }: Call,
): Promise<StaffInvitation> {
  const calledAt = addressOf(request);
  const row = (await findInvitation(ctx, params.invitationId)) ?? fail('NOT_FOUND');
  if (row.accepted_at || row.withdrawn_at) fail('INVITATION_INVALID');
  if (audienceOf(row.role_name) === 'staff') await requireGrantable(ctx, actorOf(ctx), row.role_name);
  const id = await inTransaction(ctx, async (tx) => {
    const again = { email: row.email, role: row.role_name, teaches: row.teaches, accountId: row.account_id };
    const made = await sendInvitation(tx, again, calledAt);
    await record(tx, { action: 'staff.invitedAgain', subjectKind: 'invitation', subjectId: made });
    return made;
  });
  return showInvitation(ctx, id);
}
