import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

interface Figures {
  readonly paperId: string;
  readonly learners: number;
  readonly meanPercent: number;
  readonly passed: number;
}

/** Of each paper that somebody finished: how many did, their mean at the first attempt, and how many passed at any. */
export async function listFigures(
  ctx: Context,
  paperIds: readonly string[],
  passPercent: number,
): Promise<readonly Figures[]> {
  const { rows } = await sql<Figures>`
    select paper_id as "paperId", count(distinct account_id)::integer as learners,
      coalesce(round(avg(marks * 100.0 / full_marks) filter (where ranked and full_marks > 0)), 0)::integer as "meanPercent",
      count(distinct account_id) filter (where marks * 100 > full_marks * ${passPercent}::integer)::integer as passed
    from results where institute_id = ${ctx.instituteId} and paper_id = any(${[...paperIds]}::uuid[])
    group by paper_id`.execute(ctx.db);
  return rows;
}
