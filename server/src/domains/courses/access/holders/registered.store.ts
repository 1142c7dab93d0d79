import { sql } from 'kysely';
import type { Context } from '../../../../kernel/context.ts';

/** Everybody who registered or began a course. */
export async function listRegistered({ db, instituteId }: Context, courseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enrolments')
    .select('account_id')
    .where('institute_id', '=', instituteId)
    .where('course_id', '=', courseId)
    .execute();
  return rows.map((row) => row.account_id);
}

/** When these accounts registered or began a course. */
export async function registeredAt(
  { db, instituteId }: Context,
  courseId: string,
  accountIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('enrolments')
    .select(['account_id', 'enrolled_at'])
    .where('institute_id', '=', instituteId)
    .where('course_id', '=', courseId)
    .where('account_id', '=', sql<string>`any(${accountIds as string[]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.enrolled_at]));
}
