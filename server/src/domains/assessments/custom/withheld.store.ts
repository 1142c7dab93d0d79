import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import type { CurrentPaper } from './withheld-questions.ts';

/**
 * Versions of teachers' papers that may still be asked: the one that stands published, without a closing, closed within a day, or with a day of
 * results; and each that somebody sits, also of an archived paper, or sat while its paper keeps its results.
 */
export async function listCurrentPapers(ctx: Context, accountId: string, now: Date): Promise<CurrentPaper[]> {
  const at = sql`${now}::timestamptz`;
  const own = sql`institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid`;
  // Two questions, so that the first finds its index: who sits now is few, who sat is everybody.
  const asked = sql`a.institute_id = ${ctx.instituteId} and a.paper_id = p.id and a.paper_version = v.version`;
  const { rows } = await sql<CurrentPaper>`
    select p.id, v.version, v.minutes, p.closes_at as "closesAt", p.result_visibility as "resultVisibility",
      p.results_on as "resultsOn", p.grace_seconds as "graceSeconds", p.status = 'archived' as archived,
      exists (select from results where ${own} and paper_id = p.id) as sat,
      exists (select from attempts where ${own} and paper_id = p.id and state = 'running') as sitting
    from papers p
    cross join lateral (select p.closes_at > ${at} - interval '1 day' or p.results_on > ${at} as fresh) w
    join paper_versions v on v.institute_id = ${ctx.instituteId} and v.paper_id = p.id
    where p.institute_id = ${ctx.instituteId} and p.kind = 'PREDEFINED' and p.status <> 'draft'
      and (p.status = 'published' and v.version = p.version and (p.closes_at is null or w.fresh)
        or exists (select from attempts a where ${asked} and a.state = 'running')
        or w.fresh and exists (select from attempts a where ${asked}))`.execute(ctx.db);
  return rows;
}

/** The questions of these versions. */
export async function listQuestionsOf(
  ctx: Context,
  versions: readonly { readonly id: string; readonly version: number }[],
): Promise<string[]> {
  if (versions.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct pq.question_id as id
    from unnest(${versions.map(({ id }) => id)}::uuid[], ${versions.map(({ version }) => version)}::int[]) as w (paper_id, version)
    join paper_questions pq on pq.institute_id = ${ctx.instituteId} and pq.paper_id = w.paper_id and pq.version = w.version`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
}
