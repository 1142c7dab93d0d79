import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

interface TestedDay {
  /** As `2026-11-22`. */
  readonly day: string;
  readonly seconds: number;
}

/**
 * How long somebody sat tests, by the day on which each began in this time zone, the oldest first: the time that the questions were on the
 * screen, and never more than passed between beginning and end. Days without any are missing.
 */
export async function testedDays(
  ctx: Context,
  accountId: string,
  { since, timeZone }: { readonly since: string; readonly timeZone: string },
): Promise<TestedDay[]> {
  const { rows } = await sql<TestedDay>`
    select (a.started_at at time zone ${timeZone}::text)::date::text as day,
      sum(least(s.seconds, greatest(0, extract(epoch from coalesce(a.ended_at, ${ctx.clock.now()}::timestamptz) - a.started_at))))::int as seconds
    from attempts a cross join lateral (
      select coalesce(sum(q.seconds), 0) as seconds from (
        select max((r.answer ->> 'seconds')::int) as seconds from responses r
        where r.institute_id = ${ctx.instituteId} and r.attempt_id = a.id group by r.question_id
      ) q
    ) s
    where a.institute_id = ${ctx.instituteId} and a.account_id = ${accountId}::uuid
      and a.started_at >= ${since}::date::timestamp at time zone ${timeZone}::text
    group by 1 having sum(s.seconds) > 0 order by 1`.execute(ctx.db);
  return rows;
}
