import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import type { BegunLately } from './bestsellers.ts';

/** All that stands on the shelves, with how many began it since then. */
export async function countBegunSince(ctx: Context, since: Date): Promise<BegunLately[]> {
  const { rows } = await sql<BegunLately>`
    select l.course_id as "courseId", l.exam_id as "examId", coalesce(e.begun, 0) as begun
    from course_listings l left join (
      select course_id, count(*)::int as begun from enrolments
      where institute_id = ${ctx.instituteId} and enrolled_at >= ${since} group by course_id
    ) e on e.course_id = l.course_id
    where l.institute_id = ${ctx.instituteId} order by l.course_id`.execute(ctx.db);
  return rows;
}

/** Says of these that they are bestsellers, and of no others; rows that say so already are left alone. */
export async function saveBestsellers(tx: TransactionContext, courseIds: readonly string[]): Promise<void> {
  await sql`
    update course_listings set bestseller = (course_id = any(${[...courseIds]}::uuid[]))
    where institute_id = ${tx.instituteId} and bestseller <> (course_id = any(${[...courseIds]}::uuid[]))`.execute(
    tx.db,
  );
}
