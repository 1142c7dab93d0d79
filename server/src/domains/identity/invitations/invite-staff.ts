import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { StaffInvitation } from '@abhyas/contract/identity/staff-invitations';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { record } from '../../audit/index.ts';
import { findByEmail } from '../accounts/accounts.store.ts';
import { requireGrantable } from '../roles/role-policies.ts';
import { showInvitation } from './present-invitations.ts';
import { sendInvitation } from './send-invitation.ts';

/** Invites somebody of staff; the account is made when they accept. */
export async function inviteStaff(
  ctx: Context,
  { body }: Input<typeof api.identity.inviteStaff>,
  { request }: Call,
): Promise<StaffInvitation> {
  const calledAt = addressOf(request);
  await requireGrantable(ctx, actorOf(ctx), body.role);
  const email = body.email.toLowerCase();
  const id = await inTransaction(ctx, async (tx) => {
    if (await findByEmail(tx, email))
      failFields('EMAIL_TAKEN', [{ path: 'body.email', messageKey: 'errors.EMAIL_TAKEN' }]);
    const made = await sendInvitation(tx, { ...body, email, accountId: null }, calledAt);
    await record(tx, {
      action: 'staff.invited',
      subjectKind: 'invitation',
      subjectId: made,
      details: { role: body.role },
    });
    return made;
  });
  return showInvitation(ctx, id);
}
