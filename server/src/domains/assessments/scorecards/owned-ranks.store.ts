import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { endScorecards } from './scorecards.store.ts';

/** The name under which a person stands on a leaderboard, if any. */
export async function leaderboardNameOf({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, accountId: string) {
  const row = await db
    .selectFrom('leader_choices')
    .select('pseudonym')
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.pseudonym ?? null;
}

/** Nobody meets an erased person on a board any more, and no code confirms his scores. */
export async function forgetRanks(tx: TransactionContext, accountId: string): Promise<void> {
  await tx.db
    .deleteFrom('leader_choices')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
  await endScorecards(tx, accountId);
}

/** Ranks, scorecards and lists of one account become the other's; where both stand in one issued list the other's entry stays. */
export async function moveRanks(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`delete from rank_list_entries mine
    where mine.institute_id = ${tx.instituteId} and mine.account_id = ${from}::uuid and exists (
      select from rank_list_entries theirs where theirs.institute_id = mine.institute_id and theirs.list_id = mine.list_id
        and theirs.issue = mine.issue and theirs.account_id = ${to}::uuid)`.execute(tx.db);
  await sql`delete from leader_choices mine
    where mine.institute_id = ${tx.instituteId} and mine.account_id = ${from}::uuid and exists (
      select from leader_choices theirs where theirs.institute_id = mine.institute_id and theirs.account_id = ${to}::uuid)`.execute(
    tx.db,
  );
  for (const table of ['rank_list_entries', 'leader_choices', 'scorecards'] as const)
    await tx.db
      .updateTable(table)
      .set({ account_id: to })
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', from)
      .execute();
  await tx.db
    .updateTable('rank_lists')
    .set({ created_by: to })
    .where('institute_id', '=', tx.instituteId)
    .where('created_by', '=', from)
    .execute();
}
