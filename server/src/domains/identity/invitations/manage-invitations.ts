import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { StaffInvitation } from '@abhyas/contract/identity/staff-invitations';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { findByEmail } from '../accounts/accounts.store.ts';
import { namesOf } from '../accounts/names.ts';
import { audienceOf, requireGrantable } from '../roles/role-policies.ts';
import { findInvitation, type InvitationRow, listInvitationRows, withdrawInvitationsTo } from './invitations.store.ts';
import { sendInvitation } from './send-invitation.ts';

type Api = typeof api.identity;
type List = Api['listStaffInvitations'];

/** Who was invited, the newest first. */
export async function listStaffInvitations(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const rows = await listInvitationRows(ctx, query);
  return {
    rows: await present(ctx, rows),
    total: Number(rows[0]?.total ?? 0),
    page: query.page,
    size: query.size,
    can: { write: actorOf(ctx).capabilities.has('people.write') },
  };
}

/** Invites somebody of staff; the account is made when they accept. */
export async function inviteStaff(
  ctx: Context,
  { body }: Input<Api['inviteStaff']>,
  calledAt: string,
): Promise<StaffInvitation> {
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
  return shown(ctx, id);
}

/** A new link for seven more days; the older one stops to work. */
export async function resendStaffInvitation(
  ctx: Context,
  { params }: Input<Api['resendStaffInvitation']>,
  calledAt: string,
): Promise<StaffInvitation> {
  const row = (await findInvitation(ctx, params.invitationId)) ?? fail('NOT_FOUND');
  if (row.accepted_at || row.withdrawn_at) fail('INVITATION_INVALID');
  if (audienceOf(row.role_name) === 'staff') await requireGrantable(ctx, actorOf(ctx), row.role_name);
  const id = await inTransaction(ctx, async (tx) => {
    const again = { email: row.email, role: row.role_name, teaches: row.teaches, accountId: row.account_id };
    const made = await sendInvitation(tx, again, calledAt);
    await record(tx, { action: 'staff.invitedAgain', subjectKind: 'invitation', subjectId: made });
    return made;
  });
  return shown(ctx, id);
}

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
  return shown(ctx, row.id);
}

async function shown(ctx: Context, id: string): Promise<StaffInvitation> {
  const [invitation] = await present(ctx, [(await findInvitation(ctx, id)) ?? fail('NOT_FOUND')]);
  return invitation ?? fail('NOT_FOUND');
}

async function present(ctx: Context, rows: readonly Omit<InvitationRow, 'total'>[]): Promise<StaffInvitation[]> {
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
