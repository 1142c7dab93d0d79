import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** When somebody of staff looked at this student's pages, and the invitations that led to the account. */
export async function listAround({ db, instituteId }: Context, accountId: string) {
  const views = await db
    .selectFrom('student_views')
    .select(['reason', 'started_at', 'ended_at'])
    .where('institute_id', '=', instituteId)
    .where('student_id', '=', accountId)
    .orderBy('started_at')
    .execute();
  const invitations = await db
    .selectFrom('staff_invitations')
    .select(['email', 'role_name', 'sent_at', 'accepted_at'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('sent_at')
    .execute();
  return { views, invitations };
}

/** Takes the name and address out of what is kept: that there was an invitation stays. */
export async function forgetAround(tx: TransactionContext, accountId: string): Promise<void> {
  const now = tx.clock.now();
  await sql`update staff_invitations set email = 'deleted-' || id || '@deleted.invalid',
      withdrawn_at = case when accepted_at is null then coalesce(withdrawn_at, ${now}::timestamptz) end
    where institute_id = ${tx.instituteId} and account_id = ${accountId}::uuid`.execute(tx.db);
}

/** What is open goes with the work of a person; who looked at whom stays as it was. */
export async function moveAround(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`update staff_invitations set invited_by = ${to}::uuid
    where institute_id = ${tx.instituteId} and invited_by = ${from}::uuid and accepted_at is null and withdrawn_at is null`.execute(
    tx.db,
  );
  await sql`update student_views set student_id = ${to}::uuid
    where institute_id = ${tx.instituteId} and student_id = ${from}::uuid`.execute(tx.db);
}
