import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { rankedResults, type RankList } from '../results/rank-list.store.ts';

export interface Choice {
  readonly shown: boolean;
  readonly pseudonym: string | null;
}

export async function findChoice(ctx: Context, accountId: string): Promise<Choice | undefined> {
  return ctx.db
    .selectFrom('leader_choices')
    .select(['shown', 'pseudonym'])
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Which of these names somebody has. */
export async function takenNames(ctx: Context, names: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom('leader_choices')
    .select('pseudonym')
    .where('institute_id', '=', ctx.instituteId)
    .where('pseudonym', '=', sql<string>`any(${names as string[]}::text[])`)
    .execute();
  return new Set(rows.flatMap(({ pseudonym }) => pseudonym ?? []));
}

/** A duplicate where somebody else has the name. */
export async function saveChoice(tx: TransactionContext, accountId: string, choice: Choice): Promise<void> {
  const values = { ...choice, updated_at: tx.clock.now() };
  await tx.db
    .insertInto('leader_choices')
    .values({ institute_id: tx.instituteId, account_id: accountId, ...values })
    .onConflict((conflict) => conflict.columns(['institute_id', 'account_id']).doUpdateSet(values))
    .execute();
}

export interface LeaderboardRow {
  readonly accountId: string;
  readonly rank: number;
  readonly marks: number;
  readonly pseudonym: string | null;
}

/** The best of a rank list who chose to be shown, and one person in any case, with their ranks among everybody. */
export async function listLeaderboard(
  ctx: Context,
  list: RankList,
  accountId: string,
  limit: number,
): Promise<LeaderboardRow[]> {
  const { rows } = await sql<LeaderboardRow>`
    with listed as (${rankedResults(ctx, list)})
    select l.account_id as "accountId", l.rank, l.marks, c.pseudonym
    from listed l
    left join leader_choices c on c.institute_id = ${ctx.instituteId} and c.account_id = l.account_id and c.shown and c.pseudonym is not null
    where c.pseudonym is not null or l.account_id = ${accountId}::uuid
    order by (l.account_id = ${accountId}::uuid) desc, l.rank, l.account_id limit ${limit + 1}`.execute(ctx.db);
  return rows.toSorted((a, b) => a.rank - b.rank);
}
