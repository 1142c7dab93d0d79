import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** First attempts at some papers, of everybody or of some people. */
export interface ComparedScope {
  /** In the order in which they are compared. */
  readonly paperIds: readonly string[];
  readonly accountIds: readonly string[] | null;
}

/** First attempts with their share of the full marks, in ten-thousandths; a paper without marks has no share. */
const shares = (ctx: Context, { paperIds, accountIds }: ComparedScope) => sql`
  select r.paper_id, r.account_id, r.marks * 10000.0 / r.full_marks as share, r.marked_at
  from results r
  where r.institute_id = ${ctx.instituteId} and r.paper_id = any(${[...paperIds]}::uuid[]) and r.ranked and r.full_marks > 0
    and (${accountIds === null} or r.account_id = any(${accountIds === null ? [] : [...accountIds]}::uuid[]))`;

interface PaperShares {
  readonly paperId: string;
  readonly sat: number;
  readonly mean: number;
  readonly median: number;
  readonly firstAt: Date;
}

/** Mean and median of everybody who sat each of the papers; a paper that nobody sat is missing. */
export async function listPaperShares(ctx: Context, scope: ComparedScope): Promise<Map<string, PaperShares>> {
  const { rows } = await sql<PaperShares>`
    with one as (${shares(ctx, scope)})
    select paper_id as "paperId", count(*)::int as sat, round(avg(share))::int as mean,
      round((percentile_cont(0.5) within group (order by share))::numeric)::int as median, min(marked_at) as "firstAt"
    from one group by 1`.execute(ctx.db);
  return new Map(rows.map((row) => [row.paperId, row]));
}

interface SameStudents {
  readonly same: number;
  /** By the order of the papers. */
  readonly means: readonly number[] | null;
  readonly gain: number | null;
  readonly deviation: number | null;
  readonly up: number;
  readonly down: number;
  readonly level: number;
}

/** Those who sat every one of the papers: their shares in the order of the papers, and the gain from the first to the last. */
const sameStudents = (ctx: Context, scope: ComparedScope) => sql`
  one as (${shares(ctx, scope)}),
  same as (
    select account_id, array_agg(share order by array_position(${[...scope.paperIds]}::uuid[], paper_id)) as shares
    from one group by 1 having count(*) = ${scope.paperIds.length}),
  gained as (
    select account_id, shares, round(shares[${scope.paperIds.length}]) - round(shares[1]) as gain from same)`;

/** Means and gains of those who sat every one of the papers; the deviation is of the whole group. */
export async function sumSameStudents(ctx: Context, scope: ComparedScope): Promise<SameStudents> {
  const { rows } = await sql<SameStudents>`
    with ${sameStudents(ctx, scope)}
    select count(*)::int as same, round(avg(gain))::int as gain, round(stddev_pop(gain))::int as deviation,
      (count(*) filter (where gain > 0))::int as up, (count(*) filter (where gain < 0))::int as down,
      (count(*) filter (where gain = 0))::int as level,
      (select array_agg(mean order by place) from (
        select place, round(avg(share))::int as mean
        from gained g cross join lateral unnest(g.shares) with ordinality as u(share, place) group by place) means) as means
    from gained`.execute(ctx.db);
  return rows[0]!;
}

interface StudentShares {
  readonly accountId: string;
  readonly shares: readonly number[];
  readonly gain: number;
}

/** Those students, the greatest gain first; of more than twice `each` the ones at either end. */
export async function listSameStudents(ctx: Context, scope: ComparedScope, each: number): Promise<StudentShares[]> {
  const { rows } = await sql<StudentShares>`
    with ${sameStudents(ctx, scope)},
    placed as (
      select account_id, shares, gain, row_number() over (order by gain desc, account_id) as place, count(*) over () as total from gained)
    select account_id as "accountId", (select array_agg(round(s)::int order by at) from unnest(shares) with ordinality as u(s, at)) as shares,
      gain::int
    from placed where place <= ${each} or place > total - ${each} order by place`.execute(ctx.db);
  return rows;
}

interface VersionSums {
  readonly paperId: string;
  readonly version: number;
  readonly questionId: string;
  readonly marks: number;
  readonly full: number;
}

/** Marks won and to be won with each question of these papers. */
export async function sumQuestionsOf(ctx: Context, { paperIds, accountIds }: ComparedScope): Promise<VersionSums[]> {
  const { rows } = await sql<VersionSums>`
    select r.paper_id as "paperId", r.paper_version as version, a."questionId", sum(a.marks)::int8 as marks, sum(a."full")::int8 as "full"
    from results r cross join lateral jsonb_to_recordset(marked_answers(r.answers, r.corrected)) as a("questionId" uuid, marks int, "full" int)
    where r.institute_id = ${ctx.instituteId} and r.paper_id = any(${[...paperIds]}::uuid[]) and r.ranked
      and (${accountIds === null} or r.account_id = any(${accountIds === null ? [] : [...accountIds]}::uuid[]))
    group by 1, 2, 3`.execute(ctx.db);
  return rows;
}
