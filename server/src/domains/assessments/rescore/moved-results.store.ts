import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** What a rescore made of one student's result; ranks are null for a further attempt, which stands in no list. */
export interface MovedResult {
  readonly accountId: string;
  readonly attemptId: string;
  readonly marksBefore: number;
  readonly marks: number;
  readonly rankBefore: number | null;
  readonly rank: number | null;
}

/** To which rank list a version belongs; lists are named by their least version. */
export interface ListedVersion {
  readonly version: number;
  readonly list: number;
}

/**
 * Students of some rank lists of a paper whose marks or rank a round changed, behind one, each once (the first attempt goes before others). Attempts
 * that were marked after it came into force were never told anything else, and stay out.
 */
export async function listMoved(
  ctx: Context,
  paperId: string,
  listed: readonly ListedVersion[],
  { round, appliedAt, after, limit }: { round: number; appliedAt: Date; after: string | null; limit: number },
): Promise<MovedResult[]> {
  const { rows } = await sql<MovedResult>`
    with list as (
      select l.list, r.account_id, r.attempt_id, r.ranked, r.marked_at, r.marks, r.rank_key,
        coalesce(h.marks, r.marks) as marks_before, coalesce(h.rank_key, r.rank_key) as key_before
      from unnest(${listed.map(({ version }) => version)}::int[], ${listed.map(({ list }) => list)}::int[]) as l (version, list)
      join results r on r.institute_id = ${ctx.instituteId} and r.paper_id = ${paperId} and r.paper_version = l.version
      left join result_history h on h.institute_id = ${ctx.instituteId} and h.attempt_id = r.attempt_id
        and h.paper_id = ${paperId} and h.round = ${round}),
    stood as (
      select *, case when ranked then rank() over (partition by list, ranked order by marks desc, rank_key desc) end as place,
        case when ranked then rank() over (partition by list, ranked order by marks_before desc, key_before desc) end as place_before
      from list)
    select distinct on (account_id) account_id as "accountId", attempt_id as "attemptId", marks_before as "marksBefore", marks,
      place_before::int as "rankBefore", place::int as rank
    from stood
    where (marks <> marks_before or place <> place_before) and marked_at < ${appliedAt}
      and (${after}::uuid is null or account_id > ${after}::uuid)
    order by account_id, ranked desc, attempt_id limit ${limit}`.execute(ctx.db);
  return rows;
}
