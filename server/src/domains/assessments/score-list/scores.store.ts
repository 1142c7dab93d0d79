import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import type { Attempt } from '../answers/attempts.store.ts';
import { equalVersionsOf } from '../versions/equal-versions.store.ts';

/** One attempt in a teacher's list; the figures are null before it is marked, rank and percentile also where it is not ranked. */
export interface Score {
  readonly attemptId: string;
  readonly accountId: string;
  readonly state: Attempt['state'];
  readonly endedBy: Attempt['endedBy'];
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly marks: number | null;
  readonly full: number | null;
  readonly rank: number | null;
  readonly atOrBelow: number | null;
  readonly of: number | null;
}

/**
 * Every attempt at a paper with its place in its rank list: its version, with those declared equal (exams: percentile and
 * rank). The rank follows the chain of the exam, the percentile counts marks at or below. Best first, then unranked ones by marks, then those without marks.
 */
export async function listScores(ctx: Context, paperId: string): Promise<Score[]> {
  const lists = await equalVersionsOf(ctx, paperId);
  const { rows } = await sql<Score>`
    with listed as (
      select attempt_id, rank() over chain as rank, count(*) over (marks range between current row and unbounded following) as at_or_below,
        count(*) over (partition by e.list) as of
      from results
      join unnest(${[...lists.keys()]}::int[], ${[...lists.values()]}::int[]) as e (version, list) on e.version = paper_version
      where institute_id = ${ctx.instituteId} and paper_id = ${paperId} and ranked
      window chain as (partition by e.list order by marks desc, rank_key desc), marks as (partition by e.list order by marks desc))
    select a.id as "attemptId", a.account_id as "accountId", a.state, a.ended_by as "endedBy", a.started_at as "startedAt", a.ended_at as "endedAt",
      r.marks, r.full_marks as full, l.rank, l.at_or_below as "atOrBelow", l.of
    from attempts a
    left join results r on r.institute_id = ${ctx.instituteId} and r.attempt_id = a.id
    left join listed l on l.attempt_id = a.id
    where a.institute_id = ${ctx.instituteId} and a.paper_id = ${paperId}
    order by l.rank nulls last, r.marks desc nulls last, a.started_at, a.id`.execute(ctx.db);
  return rows;
}
