import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { brought } from '../../../kernel/database/sql.ts';

/** Writes that these learners are reminded now; those who were reminded after `since` are left out. Answers who is reminded. */
export async function takeNudges(
  tx: TransactionContext,
  courseId: string,
  accountIds: readonly string[],
  since: Date,
  by: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into course_nudges as n (institute_id, account_id, course_id, nudged_at, nudged_by)
    select place.institute_id, a.id, ${courseId}::uuid, ${tx.clock.now()}, ${by}::uuid
    from ${brought(tx, sql`unnest(${accountIds as string[]}::uuid[]) as a (id)`)} order by a.id
    on conflict (institute_id, account_id) do update
      set course_id = excluded.course_id, nudged_at = excluded.nudged_at, nudged_by = excluded.nudged_by
      where n.nudged_at <= ${since}
    returning account_id as id`.execute(tx.db);
  return rows.map(({ id }) => id);
}
