import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { brought } from '../../../kernel/database/sql.ts';
import type { Studied } from './lesson-progress.store.ts';

/** How long somebody studied on each day, from this day on or of all time; the oldest first. Days without any are missing. */
export async function listStudyDays(ctx: Context, accountId: string, since?: string): Promise<Studied[]> {
  const from = since === undefined ? sql`` : sql`and day >= ${since}::date`;
  const { rows } = await sql<Studied>`
    select day::text as day, seconds from study_days
    where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid ${from} order by study_days.day`.execute(
    ctx.db,
  );
  return rows;
}

/** Who studied on which days from this one on, and for how long. */
export async function listStudiedSince(
  ctx: Context,
  since: string,
): Promise<{ accountId: string; days: string[]; seconds: number[] }[]> {
  const { rows } = await sql<{ accountId: string; days: string[]; seconds: number[] }>`
    select account_id as "accountId", array_agg(day::text order by day) as days, array_agg(seconds order by day) as seconds
    from study_days where institute_id = ${ctx.instituteId} and day >= ${since}::date and seconds > 0
    group by account_id`.execute(ctx.db);
  return rows;
}

/** Gives the days of one account to another; where both have one they are added. */
export async function moveStudyDays(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`
    with gone as (
      delete from study_days where institute_id = ${tx.instituteId} and account_id = ${from}::uuid returning day, seconds
    ), moved as (
      insert into study_days as mine (institute_id, account_id, day, seconds)
      select place.institute_id, ${to}::uuid, gone.day, gone.seconds from ${brought(tx, sql`gone`)}
      on conflict (institute_id, account_id, day) do update set seconds = mine.seconds + excluded.seconds
      returning mine.day
    )
    select count(*) from moved`.execute(tx.db);
}
