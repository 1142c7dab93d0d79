import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;
const columns = [
  'id',
  'email',
  'email_verified_at',
  'first_name',
  'last_name',
  'mobile_number',
  'country_code',
  'mobile_verified',
  'status',
  'kind',
  'role_name',
] as const;
export type ContactRow = Awaited<ReturnType<typeof listContacts>>[number];

export function listContacts({ db, instituteId }: Db, ids: readonly string[]) {
  return db
    .selectFrom('accounts')
    .select(columns)
    .where('institute_id', '=', instituteId)
    .where('id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .execute();
}

/** Students, not guardians, whose e-mail or mobile digits are among those given. */
export function listStudentsByContact({ db, instituteId }: Db, emails: readonly string[], mobiles: readonly string[]) {
  const digits = sql<string>`regexp_replace(coalesce(mobile_number, ''), '\\D', '', 'g')`;
  return db
    .selectFrom('accounts')
    .select([...columns, digits.as('digits')])
    .where('institute_id', '=', instituteId)
    .where('kind', '=', 'student')
    .where('role_name', '=', 'student')
    .where((eb) =>
      eb.or([
        eb('email', '=', sql<string>`any(${emails.filter(Boolean)}::text[])`),
        eb(sql<string>`right(${digits}, 10)`, '=', sql<string>`any(${mobiles as string[]}::text[])`),
      ]),
    )
    .execute();
}

export async function listIdsOfRole({ db, instituteId }: Db, roleName: string): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('institute_id', '=', instituteId)
    .where('role_name', '=', roleName)
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

/** Of these ids, those that are students of the institute. */
export async function listStudentsAmong({ db, instituteId }: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('institute_id', '=', instituteId)
    .where('kind', '=', 'student')
    .where('role_name', '=', 'student')
    .where('id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}
