import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** Keys that a student challenged, and what was answered; newest first. */
export function listOwnChallenges({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, accountId: string) {
  return db
    .selectFrom('key_challenges')
    .select(['question_id as question', 'claim', 'body as reasons', 'state', 'answer', 'made_at as madeAt'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('made_at', 'desc')
    .execute();
}

/** Challenges stay as the institute's work, without who made them and what was said. */
export async function forgetChallenges(tx: TransactionContext, accountId: string): Promise<void> {
  await tx.db
    .updateTable('key_challenges')
    .set({ account_id: null, body: '', picture_id: null })
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Challenges of one account become the other's; where both challenged the same key, the other's stays alone. */
export async function moveChallenges(tx: TransactionContext, from: string, to: string): Promise<void> {
  const { rows: twins } = await sql<{ id: string }>`
    select mine.id from key_challenges mine
    join key_challenges theirs on theirs.institute_id = ${tx.instituteId} and theirs.account_id = ${to}::uuid
      and theirs.paper_id = mine.paper_id and theirs.question_id = mine.question_id and theirs.paper_version = mine.paper_version
    where mine.institute_id = ${tx.instituteId} and mine.account_id = ${from}::uuid`.execute(tx.db);
  await sql`update key_challenges set account_id = case when id = any(${twins.map(({ id }) => id)}::uuid[]) then null else ${to}::uuid end
    where institute_id = ${tx.instituteId} and account_id = ${from}::uuid`.execute(tx.db);
  await sql`update paper_rescores set applied_by = ${to}::uuid
    where institute_id = ${tx.instituteId} and applied_by = ${from}::uuid`.execute(tx.db);
}
