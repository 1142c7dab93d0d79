import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

export interface VersionRow {
  readonly version: number;
  readonly title: string;
  readonly publishedAt: Date;
  readonly publishedBy: string | null;
  readonly attempts: number;
}

/** The published versions of a paper with how many attempts each has; the newest first. */
export async function listVersionRows(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  paperId: string,
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.version, v.title, v.published_at as "publishedAt", v.published_by as "publishedBy",
      (select count(*)::int from attempts a
        where a.institute_id = ${instituteId} and a.paper_id = ${paperId} and a.paper_version = v.version) as attempts
    from paper_versions v
    where v.institute_id = ${instituteId} and v.paper_id = ${paperId}
    order by v.version desc`.execute(db);
  return rows;
}
