import type { Database } from '../../../kernel/database/tenant-database.ts';

/** Every institute with its subdomain. The tables are small: one row per institute. */
export function listInstitutes(db: Database) {
  return db.selectFrom('institutes').select(['id', 'kind', 'subdomain']).orderBy('id').execute();
}

export function listHosts(db: Database) {
  return db.selectFrom('institute_hosts').select(['host', 'institute_id']).execute();
}

/** Needs role `staff`. */
export async function insertInstitute(
  db: Database,
  row: { readonly id: number; readonly kind: string; readonly subdomain: string },
): Promise<void> {
  await db.insertInto('institutes').values(row).execute();
}
