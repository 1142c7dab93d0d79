import { sql } from 'kysely';
import type { Context } from '../../../../kernel/context.ts';

/** Published packs whose newest version holds this course. */
export async function listPacksWith(ctx: Context, courseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from pack_courses p
    join courses c on c.institute_id = p.institute_id and c.id = p.pack_id and c.status = 'published'
    join course_versions v on v.institute_id = c.institute_id and v.course_id = c.id and v.version = c.version
      and v.outline->'courseIds' ? ${courseId}
    where p.institute_id = ${ctx.instituteId} and p.course_id = ${courseId}::uuid`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
