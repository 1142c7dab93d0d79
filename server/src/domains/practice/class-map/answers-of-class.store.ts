import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import type { Pace } from './drift.ts';
import type { Answered, Missed } from './teach-next.ts';

const DAY_MS = 86_400_000;
const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Practice of these students in the last four weeks; who did not practise is missing. */
export async function pacesOf(ctx: Bound, accountIds: readonly string[], now: Date): Promise<Map<string, Pace>> {
  const { rows: found } = await sql<Omit<Pace, 'days'> & { accountId: string; lastAt: Date }>`
    select s.account_id as "accountId", max(q.answered_at) as "lastAt",
      (count(*) filter (where q.answered_at >= ${ago(now, 7)}))::int as now,
      (count(*) filter (where q.answered_at >= ${ago(now, 7)} and q.outcome = 'right'))::int as "nowRight",
      (count(*) filter (where q.answered_at < ${ago(now, 7)}))::int as before,
      (count(*) filter (where q.answered_at < ${ago(now, 7)} and q.outcome = 'right'))::int as "beforeRight"
    from practice_sessions s
    join practice_questions q on q.institute_id = s.institute_id and q.session_id = s.id
    where s.institute_id = ${ctx.instituteId} and s.account_id = any(${[...accountIds]}::uuid[])
      and q.answered_at >= ${ago(now, 28)} and s.started_at >= ${ago(now, 60)}
    group by s.account_id`.execute(rows(ctx));
  return new Map(
    found.map(({ accountId, lastAt, ...counts }) => {
      return [accountId, { ...counts, days: Math.floor((now.getTime() - lastAt.getTime()) / DAY_MS) }];
    }),
  );
}

/** Questions of these chapters that somebody of these students got wrong in the last 14 days. */
export async function missedBy(
  ctx: Bound,
  accountIds: readonly string[],
  chapterIds: readonly string[],
  now: Date,
): Promise<Missed[]> {
  const { rows: found } = await sql<Missed>`
    select question_id as "questionId", chapter_id as "chapterId", count(distinct account_id)::int as of,
      array_agg(distinct account_id::text) filter (where credit < 0.5) as wrong
    from practice_taken
    where institute_id = ${ctx.instituteId} and account_id = any(${[...accountIds]}::uuid[])
      and chapter_id = any(${[...chapterIds]}::uuid[]) and taken_at >= ${ago(now, 14)}
    group by 1, 2 having bool_or(credit < 0.5)`.execute(rows(ctx));
  return found;
}

/** Answers of these students in these chapters in the last 14 days; `recent`: of the last seven alone. */
export async function answersOf(
  ctx: Bound,
  accountIds: readonly string[],
  chapterIds: readonly string[],
  now: Date,
): Promise<(Answered & { readonly recent: number })[]> {
  const { rows: found } = await sql<Answered & { recent: number }>`
    select a.chapter_id as "chapterId", sum(a.answers)::int as answers, sum(a.recent)::int as recent, sum(a.correct)::int as "right",
      coalesce(array_agg(a.account_id::text) filter (where 2 * a.correct < a.answers), '{}') as weak
    from (
      select chapter_id, account_id, count(*) as answers, count(*) filter (where taken_at >= ${ago(now, 7)}) as recent,
        count(*) filter (where credit >= 0.5) as correct
      from practice_taken
      where institute_id = ${ctx.instituteId} and account_id = any(${[...accountIds]}::uuid[])
        and chapter_id = any(${[...chapterIds]}::uuid[]) and taken_at >= ${ago(now, 14)}
      group by 1, 2
    ) a group by 1`.execute(rows(ctx));
  return found;
}
