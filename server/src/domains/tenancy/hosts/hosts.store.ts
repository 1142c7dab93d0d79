import type { Database } from '../../../kernel/database/tenant-database.ts';

/** Every institute with its subdomain. The tables are small: one row per institute. */
export function listInstitutes(db: Database) {
  return db
    .selectFrom('institutes')
    .select(['id', 'kind', 'subdomain', 'state', 'created_at', 'student_limit', 'storage_limit'])
    .orderBy('id')
    .execute();
}

export function listHosts(db: Database) {
  return db.selectFrom('institute_hosts').select(['host', 'institute_id']).execute();
}

/** Needs role `staff`. */
export async function insertInstitute(
  db: Database,
  row: {
    readonly id: number;
    readonly kind: string;
    readonly subdomain: string;
    readonly state?: string;
    readonly trial_ends_at?: Date;
  },
): Promise<void> {
  await db.insertInto('institutes').values(row).execute();
}

/** Needs role `staff`. Throws a unique violation where the host belongs to somebody. */
export async function insertHost(db: Database, host: string, instituteId: number): Promise<void> {
  await db.insertInto('institute_hosts').values({ host, institute_id: instituteId, is_primary: false }).execute();
}

/** Needs role `staff`. */
export async function removeHosts(db: Database, instituteId: number, host?: string): Promise<void> {
  let removal = db.deleteFrom('institute_hosts').where('institute_id', '=', instituteId);
  if (host !== undefined) removal = removal.where('host', '=', host);
  await removal.execute();
}
