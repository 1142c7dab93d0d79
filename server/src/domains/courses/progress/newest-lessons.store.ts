import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** The newest published version of each of these lessons, and the course that published it. */
export async function listNewestLessons(
  ctx: Context,
  lessonIds: readonly string[],
): Promise<{ lessonId: string; courseId: string; version: number }[]> {
  const { rows } = await sql<{ lessonId: string; courseId: string; version: number }>`
    select distinct on (lesson_id) lesson_id as "lessonId", course_id as "courseId", version from lesson_versions
    where institute_id = ${ctx.instituteId} and lesson_id = any(${lessonIds as string[]}::uuid[])
    order by lesson_id, version desc`.execute(ctx.db);
  return rows;
}
