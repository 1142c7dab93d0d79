import { sql } from 'kysely';
import type { Context } from '../../../../kernel/context.ts';

/** How many gave one star, two, … five; hidden ratings do not count. */
export async function countStars(ctx: Context, courseId: string): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('course_ratings')
    .select(['stars', sql<number>`count(*)::int`.as('many')])
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .where('hidden_at', 'is', null)
    .groupBy('stars')
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.many ?? 0);
}

/** How many courses on the shelves each of them teaches. */
export async function countOfTeachers(ctx: Context, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; many: number }>`
    select t.id, (
      select count(*)::int from course_listings l where l.institute_id = ${ctx.instituteId} and l.card -> 'teacherIds' ? t.id
    ) as many
    from unnest(${[...ids]}::text[]) as t (id)`.execute(ctx.db);
  return new Map(rows.map(({ id, many }) => [id, many]));
}

/** Whether somebody enrolled, and how many lessons are done. */
export async function findEnrolment(ctx: Context, courseId: string, accountId: string) {
  return ctx.db
    .selectFrom('enrolments')
    .select(['lessons_done as lessonsDone'])
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
