import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

interface RecentPaper {
  readonly paperId: string;
  readonly title: string;
  /** Those of the wanted questions that it holds. */
  readonly questionIds: readonly string[];
}

/** The teachers' papers that were published last, one paper left out, each with those of these questions that it holds; the newest first. */
export async function listRecentPapers(
  ctx: Context,
  {
    except,
    questionIds,
    most,
  }: { readonly except: string; readonly questionIds: readonly string[]; readonly most: number },
): Promise<RecentPaper[]> {
  const { rows } = await sql<RecentPaper>`
    with recent as (
      select p.id, p.version, v.title, v.published_at
      from papers p
      join paper_versions v on v.institute_id = ${ctx.instituteId} and v.paper_id = p.id and v.version = p.version
      where p.institute_id = ${ctx.instituteId} and p.kind = 'PREDEFINED' and p.status = 'published' and p.id <> ${except}::uuid
      order by v.published_at desc, p.id
      limit ${most})
    select r.id as "paperId", r.title,
      array(select pq.question_id from paper_questions pq
        where pq.institute_id = ${ctx.instituteId} and pq.paper_id = r.id and pq.version = r.version
          and pq.question_id = any(${questionIds as string[]}::uuid[])) as "questionIds"
    from recent r
    order by r.published_at desc, r.id`.execute(ctx.db);
  return rows;
}
