import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../../kernel/context.ts';

/** Writes for everybody who began the course how many of these lessons are done; answers who did all of them and has not completed it. */
export async function recountLessons(
  tx: TransactionContext,
  courseId: string,
  lessonIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    with counted as (
      select e.account_id, e.completed_at, e.lessons_done, count(p.lesson_id)::int as done
      from enrolments e
      left join lesson_progress p on p.institute_id = ${tx.instituteId} and p.account_id = e.account_id
        and p.lesson_id = any(${lessonIds as string[]}::uuid[]) and p.done_at is not null
      where e.institute_id = ${tx.instituteId} and e.course_id = ${courseId}::uuid
      group by e.account_id, e.completed_at, e.lessons_done
    ), written as (
      update enrolments e set lessons_done = c.done from counted c
      where e.institute_id = ${tx.instituteId} and e.course_id = ${courseId}::uuid and e.account_id = c.account_id
        and c.lessons_done <> c.done
    )
    select account_id as "accountId" from counted
    where completed_at is null and done > 0 and done = ${lessonIds.length}::int`.execute(tx.db);
  return rows.map(({ accountId }) => accountId);
}

/** Writes for everybody who began the pack how many of these courses he or she completed. */
export async function recountPack(tx: TransactionContext, packId: string, courseIds: readonly string[]): Promise<void> {
  await sql`
    update enrolments p set lessons_done = (select count(*)::int from enrolments e
      where e.institute_id = p.institute_id and e.account_id = p.account_id
        and e.course_id = any(${courseIds as string[]}::uuid[]) and e.completed_at is not null)
    where p.institute_id = ${tx.instituteId} and p.course_id = ${packId}::uuid`.execute(tx.db);
}

/** Who completed all of these courses and not the pack; of these accounts, or without them of all. */
export async function listReadyForPack(
  ctx: Context,
  packId: string,
  courseIds: readonly string[],
  accountIds: readonly string[] | undefined,
): Promise<string[]> {
  const among = accountIds ? sql`and e.account_id = any(${accountIds as string[]}::uuid[])` : sql``;
  const { rows } = await sql<{ accountId: string }>`
    select e.account_id as "accountId" from enrolments e
    where e.institute_id = ${ctx.instituteId} and e.course_id = any(${courseIds as string[]}::uuid[])
      and e.completed_at is not null ${among}
      and not exists (select 1 from enrolments p where p.institute_id = e.institute_id
        and p.account_id = e.account_id and p.course_id = ${packId}::uuid and p.completed_at is not null)
    group by e.account_id having count(*) = ${courseIds.length}::int`.execute(ctx.db);
  return rows.map(({ accountId }) => accountId);
}
