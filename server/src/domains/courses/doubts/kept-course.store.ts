import type { Context } from '../../../kernel/context.ts';

/** Whether the course is archived and this account began it before: then it stays readable. */
export async function isKeptCourse(ctx: Context, courseId: string, accountId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('enrolments as e')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.institute_id', '=', 'e.institute_id').onRef('c.id', '=', 'e.course_id'),
    )
    .select('e.course_id')
    .where('e.institute_id', '=', ctx.instituteId)
    .where('c.institute_id', '=', ctx.instituteId)
    .where('e.course_id', '=', courseId)
    .where('e.account_id', '=', accountId)
    .where('c.status', '=', 'archived')
    .executeTakeFirst();
  return row !== undefined;
}
