import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

export interface ItemAnswer {
  readonly questionId: string;
  readonly version: number;
  readonly attemptId: string;
  readonly accountId: string;
  readonly answer: string | null;
  readonly outcome: string;
  readonly seconds: number;
  readonly first: boolean;
  readonly rest: number | null;
}

/** Marking the same attempt again says nothing new. */
export async function insertItemAnswers(tx: TransactionContext, rows: readonly ItemAnswer[]): Promise<void> {
  const column = <K extends keyof ItemAnswer>(name: K) => rows.map((row) => row[name]);
  await sql`
    insert into item_answers (institute_id, question_id, version, attempt_id, account_id, answer, outcome, seconds, first, rest)
    select ${tx.instituteId}, r.* from unnest(${column('questionId')}::uuid[], ${column('version')}::int[], ${column('attemptId')}::uuid[],
      ${column('accountId')}::uuid[], ${column('answer')}::text[], ${column('outcome')}::text[], ${column('seconds')}::int[],
      ${column('first')}::boolean[], ${column('rest')}::float8[]) as r
    on conflict do nothing`.execute(tx.db);
}

export interface ItemSums {
  readonly students: number;
  readonly right: number;
  readonly unanswered: number;
  readonly correlation: number | null;
  readonly meanSeconds: number | null;
}

/** First attempts at one version, summed up. */
export async function sumItem(ctx: Context, questionId: string, version: number): Promise<ItemSums> {
  const { rows } = await sql<ItemSums>`
    select count(*)::int as students, count(*) filter (where outcome = 'right')::int as right,
      count(*) filter (where outcome = 'unanswered')::int as unanswered,
      corr(case when outcome = 'right' then 1 else 0 end, rest) as correlation, avg(seconds)::float8 as "meanSeconds"
    from item_answers
    where institute_id = ${ctx.instituteId} and question_id = ${questionId} and version = ${version} and first`.execute(
    ctx.db,
  );
  return rows[0]!;
}

/** What was answered in first attempts, most frequent first. */
export async function listItemAnswers(
  ctx: Context,
  questionId: string,
  version: number,
  most: number,
): Promise<{ answer: string; count: number; right: boolean }[]> {
  const { rows } = await sql<{ answer: string; count: number; right: boolean }>`
    select answer, count(*)::int as count, bool_or(outcome = 'right') as right
    from item_answers
    where institute_id = ${ctx.instituteId} and question_id = ${questionId} and version = ${version} and first and answer is not null
    group by answer order by count(*) desc, answer limit ${most}`.execute(ctx.db);
  return rows;
}
