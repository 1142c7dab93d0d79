import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/tenant-database.ts';

/** Which of these subdomains belong to somebody. */
export async function listTaken(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('institutes').select('subdomain').where('subdomain', 'in', names).execute();
  return new Set(rows.map(({ subdomain }) => subdomain));
}

export async function findInstitute(db: Database, id: number) {
  return db.selectFrom('institutes').select(['id', 'subdomain']).where('id', '=', id).executeTakeFirst();
}

/** The number of an institute to come. Needs role `staff`. A number that stays unused leaves a gap, no more. */
export async function nextInstituteKey(db: Database): Promise<number> {
  const { rows } = await sql<{ key: number }>`select nextval('institute_keys') as key`.execute(db);
  return rows[0]!.key;
}
