import { offlineAfterSeconds } from '@abhyas/contract/assessments/invigilation';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

export interface PaperNow {
  readonly paperId: string;
  readonly title: string;
  readonly questions: number;
  readonly minutes: number;
  readonly closesAt: Date | null;
  /** People who began it, however it ended. */
  readonly started: number;
  readonly attempting: number;
  readonly offline: number;
}

/** Papers that somebody takes now or that close within a day, those with most who take them first. */
export async function listPapersNow(ctx: Context, most: number): Promise<PaperNow[]> {
  const now = ctx.clock.now();
  const { rows: found } = await sql<PaperNow>`
    with running as (
      select a.paper_id, count(distinct a.account_id)::int as attempting,
        (count(distinct a.account_id) filter (where a.paused_at is null and
          coalesce(p.seen_at, a.started_at) < ${now}::timestamptz - make_interval(secs => ${offlineAfterSeconds})))::int as offline
      from attempts a left join attempt_presence p on p.institute_id = ${ctx.instituteId} and p.attempt_id = a.id
      where a.institute_id = ${ctx.instituteId} and a.state = 'running' and a.deadline > ${now}
      group by a.paper_id),
    now as (
      select p.id, p.version, p.closes_at, coalesce(r.attempting, 0) as attempting, coalesce(r.offline, 0) as offline
      from papers p left join running r on r.paper_id = p.id
      where p.institute_id = ${ctx.instituteId} and p.kind = 'PREDEFINED' and p.status = 'published'
        and (r.paper_id is not null or (coalesce(p.opens_at, '-infinity') <= ${now}
          and p.closes_at > ${now} and p.closes_at < ${now}::timestamptz + interval '1 day'))
      order by coalesce(r.attempting, 0) desc, p.closes_at nulls last, p.id limit ${most})
    select n.id as paper_id, v.title, v.questions, v.minutes, n.closes_at, n.attempting, n.offline,
      (select count(distinct a.account_id)::int from attempts a where a.institute_id = ${ctx.instituteId} and a.paper_id = n.id) as started
    from now n
    join paper_versions v on v.institute_id = ${ctx.instituteId} and v.paper_id = n.id and v.version = n.version
    order by n.attempting desc, n.closes_at nulls last, n.id`.execute(rows(ctx));
  return found;
}

export interface MarkedPaper {
  readonly paperId: string;
  readonly version: number;
  readonly at: Date;
  readonly attempted: number;
  readonly averagePercent: number;
}

/** Of the papers published or closed last, those with marks: the newest marks first. */
export async function listMarkedPapers(ctx: Context, looked: number, most: number): Promise<MarkedPaper[]> {
  const { rows: found } = await sql<MarkedPaper>`
    select p.id as paper_id, p.version, r.at, r.attempted, r.average_percent
    from (
      select p.id, p.version from papers p
      join paper_versions v on v.institute_id = ${ctx.instituteId} and v.paper_id = p.id and v.version = p.version
      where p.institute_id = ${ctx.instituteId} and p.kind = 'PREDEFINED' and p.status = 'published'
        and coalesce(p.opens_at, '-infinity') <= ${ctx.clock.now()}
      order by coalesce(least(p.closes_at, ${ctx.clock.now()}), v.published_at) desc, p.id limit ${looked}) p
    cross join lateral (
      select max(r.marked_at) as at, count(*)::int as attempted,
        round(100 * avg(r.marks::float8 / nullif(r.full_marks, 0)))::int as average_percent
      from results r where r.institute_id = ${ctx.instituteId} and r.paper_id = p.id and r.ranked) r
    where r.attempted > 0 and r.average_percent is not null
    order by r.at desc, p.id limit ${most}`.execute(rows(ctx));
  return found;
}

/** Challenges of keys that nobody has decided, by paper. */
export function countOpenChallenges(ctx: Context): Promise<{ paperId: string; count: number }[]> {
  return rows(ctx)
    .selectFrom('keyChallenges')
    .select((eb) => ['paperId', eb.fn.countAll<number>().as('count')])
    .where('state', '=', 'open')
    .groupBy('paperId')
    .orderBy('paperId')
    .execute();
}

/** Days on which each account began a test, as `2026-11-22` in this time zone. */
export async function listTestDays(
  ctx: Context,
  since: Date,
  timeZone: string,
): Promise<{ accountId: string; days: string[] }[]> {
  const { rows: found } = await sql<{ accountId: string; days: string[] }>`
    select account_id, array_agg(distinct (started_at at time zone ${timeZone}::text)::date::text) as days
    from attempts where institute_id = ${ctx.instituteId} and started_at >= ${since} group by account_id`.execute(
    rows(ctx),
  );
  return found;
}

/** Whether teachers made any test here. */
export async function hasPapers(ctx: Context): Promise<boolean> {
  const one = rows(ctx).selectFrom('papers').select('id').where('kind', '=', 'PREDEFINED').limit(1);
  return (await one.executeTakeFirst()) !== undefined;
}
