import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** That somebody began or registered a course, and where they were last. */
export interface Enrolment {
  readonly courseId: string;
  readonly enrolledAt: Date;
  readonly lastLessonId: string | null;
  readonly lastAt: Date | null;
  readonly completedAt: Date | null;
}
const columns = sql`course_id as "courseId", enrolled_at as "enrolledAt", last_lesson_id as "lastLessonId",
  last_at as "lastAt", completed_at as "completedAt"`;

/** Of this account, those of these courses, or without them all; the one that was studied last comes first. */
export async function listEnrolments(
  ctx: Context,
  accountId: string,
  courseIds?: readonly string[],
): Promise<Enrolment[]> {
  const among = courseIds ? sql`and course_id = any(${courseIds as string[]}::uuid[])` : sql``;
  const { rows } = await sql<Enrolment>`
    select ${columns} from enrolments
    where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid ${among}
    order by last_at desc nulls last, enrolled_at desc, course_id`.execute(ctx.db);
  return rows;
}

/** False where it was there before. */
export async function insertEnrolment(tx: TransactionContext, courseId: string, accountId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('enrolments')
    .values({
      institute_id: tx.instituteId,
      course_id: courseId,
      account_id: accountId,
      enrolled_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Remembers where the learner was; what was later already stays. Who has not enrolled has no row, and none is made. */
export async function touchEnrolment(
  tx: TransactionContext,
  { courseId, accountId, lessonId, at }: { courseId: string; accountId: string; lessonId: string; at: Date },
): Promise<void> {
  await tx.db
    .updateTable('enrolments')
    .set({ last_lesson_id: lessonId, last_at: at })
    .where('institute_id', '=', tx.instituteId)
    .where('course_id', '=', courseId)
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('last_at', 'is', null), where('last_at', '<=', at)]))
    .execute();
}

/** Keeps how many lessons are done, and when all of them were for the first time; true where that is now. */
export async function saveLessonsDone(
  tx: TransactionContext,
  { courseId, accountId, done, all }: { courseId: string; accountId: string; done: number; all: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    with before as (
      select completed_at from enrolments
      where institute_id = ${tx.instituteId} and course_id = ${courseId}::uuid and account_id = ${accountId}::uuid
      for update
    )
    update enrolments e set lessons_done = ${done},
      completed_at = case when ${all} then coalesce(e.completed_at, ${tx.clock.now()}::timestamptz) else e.completed_at end
    from before
    where e.institute_id = ${tx.instituteId} and e.course_id = ${courseId}::uuid and e.account_id = ${accountId}::uuid
    returning ${all} and before.completed_at is null as first`.execute(tx.db);
  return rows[0]?.first ?? false;
}
