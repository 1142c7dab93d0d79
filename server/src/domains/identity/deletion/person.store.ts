import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';

/** Takes every name off the account; its row stays, because others point at it. */
export async function forgetPerson(tx: TransactionContext, accountId: string): Promise<void> {
  await tx.db
    .deleteFrom('one_time_codes')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
  const now = tx.clock.now();
  await sql`update guardian_links set name = '', sent_to = '', state = 'ended', ended_at = coalesce(ended_at, ${now}::timestamptz)
    where institute_id = ${tx.instituteId} and (student_id = ${accountId}::uuid or guardian_id = ${accountId}::uuid)`.execute(
    tx.db,
  );
  await tx.db
    .updateTable('accounts')
    .set((eb) => ({
      email: `deleted-${accountId}@deleted.invalid`,
      email_verified_at: null,
      password_hash: null,
      first_name: 'Deleted',
      last_name: 'account',
      mobile_number: null,
      country_code: null,
      mobile_verified: null,
      photo_media_id: null,
      birth_date: null,
      roll_number: null,
      parent_name: null,
      parent_mobile: null,
      teaches: [],
      status: 'disabled',
      epoch: eb('epoch', '+', 1),
      updated_at: now,
    }))
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', accountId)
    .execute();
}

/** Guardians, and the children of a guardian, follow the person. */
export async function movePerson(tx: TransactionContext, from: string, to: string): Promise<void> {
  for (const [own, other] of [
    ['student_id', 'guardian_id'],
    ['guardian_id', 'student_id'],
  ] as const) {
    await sql`update guardian_links mine set ${sql.ref(own)} = ${to}::uuid
      where institute_id = ${tx.instituteId} and ${sql.ref(own)} = ${from}::uuid and not exists (
        select from guardian_links theirs where theirs.institute_id = mine.institute_id and theirs.state = 'active'
          and theirs.${sql.ref(own)} = ${to}::uuid and theirs.${sql.ref(other)} = mine.${sql.ref(other)})`.execute(
      tx.db,
    );
  }
}
