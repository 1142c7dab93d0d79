import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

const mine = ['question_bookmarks', 'item_answers'] as const;

/** What a person kept, reported and answered. */
export async function listOwnLife({ db, instituteId }: Context, accountId: string) {
  const [kept, reported] = await Promise.all([
    db
      .selectFrom('question_bookmarks')
      .select(['question_id as question', 'variant as numbers', 'created_at as at'])
      .where('institute_id', '=', instituteId)
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('question_reports')
      .select([
        'question_id as question',
        'variant as numbers',
        'reason',
        'comment',
        'state',
        'verdict',
        'created_at as at',
      ])
      .where('institute_id', '=', instituteId)
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
  ]);
  return { kept, reported };
}

/** Reports stay as the institute's work, without who made them and what was said. */
export async function forgetLife(tx: TransactionContext, accountId: string): Promise<void> {
  for (const table of mine) {
    await tx.db
      .deleteFrom(table)
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', accountId)
      .execute();
  }
  await tx.db
    .updateTable('question_reports')
    .set({ account_id: null, comment: '', picture_id: null })
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Where both have the same, the other's stays. */
export async function moveLife(tx: TransactionContext, from: string, to: string): Promise<void> {
  const institute = tx.instituteId;
  await sql`
    insert into question_bookmarks (institute_id, account_id, question_id, version, attempt_id, path, variant, created_at)
    select institute_id, ${to}::uuid, question_id, version, attempt_id, path, variant, created_at from question_bookmarks
    where institute_id = ${institute} and account_id = ${from} on conflict do nothing`.execute(tx.db);
  await sql`delete from question_bookmarks where institute_id = ${institute} and account_id = ${from}`.execute(tx.db);
  await sql`update item_answers set account_id = ${to} where institute_id = ${institute} and account_id = ${from}`.execute(
    tx.db,
  );
  await sql`
    delete from question_reports r using question_reports other
    where r.institute_id = ${institute} and r.account_id = ${from} and other.institute_id = ${institute} and other.account_id = ${to}
      and other.question_id = r.question_id and other.version = r.version`.execute(tx.db);
  for (const column of ['account_id', 'judged_by'] as const) {
    await tx.db
      .updateTable('question_reports')
      .set({ [column]: to })
      .where('institute_id', '=', institute)
      .where(column, '=', from)
      .execute();
  }
}
