import type { CourseStatus } from '@abhyas/contract/courses/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';

const MOST = 20;

/** Sections of at most twenty courses that are not archived and whose title holds the words, the newest course first. */
export function listTargets(ctx: Context, words: string) {
  return ctx.db
    .selectFrom((from) =>
      from
        .selectFrom('courses')
        .selectAll()
        .where('institute_id', '=', ctx.instituteId)
        .where('status', '<>', 'archived')
        .where('type', 'not in', ['pack', 'subscription'])
        .where(sql`details ->> 'title'`, 'ilike', containing(words))
        .orderBy('updated_at', 'desc')
        .limit(MOST)
        .as('c'),
    )
    .innerJoin('course_sections as s', (join) =>
      join.onRef('s.institute_id', '=', 'c.institute_id').onRef('s.course_id', '=', 'c.id'),
    )
    .where('s.institute_id', '=', ctx.instituteId)
    .select([
      'c.id as courseId',
      sql<string>`c.details ->> 'title'`.as('title'),
      sql<CourseStatus>`c.status`.as('status'),
      'c.created_by as createdBy',
      sql<string[]>`array(select a.account_id from course_authors a where a.institute_id = ${ctx.instituteId}
        and a.course_id = c.id)`.as('authorIds'),
      's.id as sectionId',
      's.title as section',
    ])
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id')
    .orderBy('s.position')
    .execute();
}
