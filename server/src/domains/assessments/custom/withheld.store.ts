import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import type { CurrentPaper } from './withheld-questions.ts';

/** Teachers' papers that stand published and may still be asked: without a closing, closed within a day, still being sat, or with a day of results. */
export async function listCurrentPapers(ctx: Context, accountId: string, now: Date): Promise<CurrentPaper[]> {
  const { rows } = await sql<CurrentPaper>`
    select p.id, p.version, v.minutes, p.closes_at as "closesAt", p.result_visibility as "resultVisibility",
      p.results_on as "resultsOn", p.grace_seconds as "graceSeconds",
      exists (select from results r where r.institute_id = ${ctx.instituteId} and r.account_id = ${accountId}::uuid
        and r.paper_id = p.id) as sat
    from papers p
    join paper_versions v on v.institute_id = ${ctx.instituteId} and v.paper_id = p.id and v.version = p.version
    where p.institute_id = ${ctx.instituteId} and p.kind = 'PREDEFINED' and p.status = 'published'
      and (p.closes_at is null or p.closes_at > ${now}::timestamptz - interval '1 day' or p.results_on > ${now}
        or exists (select from attempts a where a.institute_id = ${ctx.instituteId} and a.paper_id = p.id and a.state = 'running'))`.execute(
    ctx.db,
  );
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
