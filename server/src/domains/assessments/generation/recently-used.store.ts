import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** Questions of papers that were published since then; those of this paper itself, if there is one yet, do not count. */
export async function listUsedSince(ctx: Context, paperId: string | undefined, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct pq.question_id as id
    from paper_versions v
    join papers p on p.institute_id = ${ctx.instituteId} and p.id = v.paper_id and p.kind = 'PREDEFINED'
    join paper_questions pq on pq.institute_id = ${ctx.instituteId} and pq.paper_id = v.paper_id and pq.version = v.version
    where v.institute_id = ${ctx.instituteId} and v.published_at >= ${since} and v.paper_id is distinct from ${paperId ?? null}::uuid`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
}
