import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

const MOST = 20;

/** At most twenty papers that stand published and whose title holds the words; the newest first. */
export function findPublished(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  words: string,
): Promise<{ id: string; title: string }[]> {
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('papers as p')
    .innerJoin('paper_versions as v', (join) =>
      join
        .onRef('v.institute_id', '=', 'p.institute_id')
        .onRef('v.paper_id', '=', 'p.id')
        .onRef('v.version', '=', 'p.version'),
    )
    .select(['p.id', 'v.title'])
    .where('p.institute_id', '=', instituteId)
    .where('v.institute_id', '=', instituteId)
    .where('p.kind', '=', 'PREDEFINED')
    .where('p.status', '=', 'published')
    .where(sql<boolean>`lower(v.title) like ${pattern}`)
    .orderBy('v.published_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(MOST)
    .execute();
}
