import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

const MOST = 200;

export async function listStudentIds(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  words: string,
): Promise<string[]> {
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('institute_id', '=', instituteId)
    .where('kind', '=', 'student')
    .where(sql<boolean>`lower(first_name || ' ' || last_name || ' ' || email) like ${pattern}`)
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
}
