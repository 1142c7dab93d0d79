import type { StaffInvitation } from '@abhyas/contract/identity/staff-invitations';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { insertRows } from '../../../kernel/database/rows.ts';

type Db = Pick<Context, 'db' | 'instituteId' | 'clock'>;
export type InvitationRow = Awaited<ReturnType<typeof listInvitationRows>>[number];

const columns = [
  'id',
  'email',
  'role_name',
  'teaches',
  'account_id',
  'invited_by',
  'sent_at',
  'expires_at',
  'accepted_at',
  'withdrawn_at',
] as const;

const statusAt = (now: Date) => sql<StaffInvitation['status']>`case when accepted_at is not null then 'accepted'
  when withdrawn_at is not null then 'withdrawn' when expires_at <= ${now} then 'expired' else 'open' end`;

const invitations = ({ db, instituteId, clock }: Db) =>
  db
    .selectFrom('staff_invitations')
    .select([...columns, statusAt(clock.now()).as('status')])
    .where('institute_id', '=', instituteId);

/** One page, the newest first; those of students stand with the students. */
export function listInvitationRows(
  ctx: Db,
  { status, page, size }: { status: 'all' | StaffInvitation['status']; page: number; size: number },
) {
  return invitations(ctx)
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('role_name', '<>', 'student')
    .$if(status !== 'all', (query) => query.where(statusAt(ctx.clock.now()), '=', status as StaffInvitation['status']))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export const findInvitation = (ctx: Db, id: string) => invitations(ctx).where('id', '=', id).executeTakeFirst();

export const findByToken = (ctx: Db, tokenHash: Buffer) =>
  invitations(ctx).where('token_hash', '=', tokenHash).executeTakeFirst();

/** The same, for this transaction alone: an invitation is accepted once. */
export const lockByToken = (tx: TransactionContext, tokenHash: Buffer) =>
  invitations(tx).where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();

export interface NewInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly teaches: readonly string[];
  readonly accountId: string | null;
  readonly invitedBy: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

export function insertInvitations(tx: TransactionContext, given: readonly NewInvitation[]): Promise<void> {
  const sentAt = tx.clock.now();
  return insertRows(
    tx,
    'staffInvitations',
    given.map(({ id, email, role, teaches, accountId, invitedBy, tokenHash, expiresAt }) => ({
      id,
      email,
      roleName: role,
      teaches: [...teaches],
      accountId,
      invitedBy,
      tokenHash,
      sentAt,
      expiresAt,
    })),
  );
}

/** Whatever link went to these addresses before stops to work. */
export async function withdrawInvitationsTo(tx: TransactionContext, emails: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('staff_invitations')
    .set({ withdrawn_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('email', '=', sql<string>`any(${emails as string[]}::text[])`)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export async function withdrawInvitationsOf(tx: TransactionContext, accountIds: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('staff_invitations')
    .set({ withdrawn_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', sql<string>`any(${accountIds as string[]}::uuid[])`)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export async function markAccepted(tx: TransactionContext, id: string, accountId: string): Promise<void> {
  await tx.db
    .updateTable('staff_invitations')
    .set({ accepted_at: tx.clock.now(), account_id: accountId })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

export async function deleteInvitationsOf(tx: TransactionContext, accountIds: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom('staff_invitations')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', sql<string>`any(${accountIds as string[]}::uuid[])`)
    .execute();
}

/** The account of an invitation gets its name and first password. False where it has one already, or is closed. */
export async function giveFirstPassword(
  tx: TransactionContext,
  accountId: string,
  given: { readonly firstName: string; readonly lastName: string; readonly passwordHash: string },
): Promise<boolean> {
  const now = tx.clock.now();
  const { numUpdatedRows } = await tx.db
    .updateTable('accounts')
    .set({
      first_name: given.firstName,
      last_name: given.lastName,
      password_hash: given.passwordHash,
      email_verified_at: now,
      tnc_agreed_at: now,
      updated_at: now,
    })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', accountId)
    .where('password_hash', 'is', null)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
