import type { LessonKind } from '@abhyas/contract/courses/shapes';
import { sql } from 'kysely';
import type { Bound } from '../../../../kernel/context.ts';
import { anyOf, rows } from '../../../../kernel/database/rows.ts';
import { findNamed, inOrder } from '../../../../kernel/search/find-named.ts';

interface FoundLesson {
  readonly id: string;
  readonly title: string;
  readonly kind: LessonKind;
  readonly courseId: string;
  readonly course: string;
}

/** Lessons of courses that are not archived which these words may mean; those whose title begins with them first. */
export async function listLessonsNamed(ctx: Bound, typed: string, most: number): Promise<FoundLesson[]> {
  const ids = await findNamed(ctx, 'course_lessons', typed, most);
  if (ids.length === 0) return [];
  const found = await sql<FoundLesson>`
    select l.id, l.draft->>'title' as title, l.kind, c.id as course_id, c.details->>'title' as course
    from course_lessons l
    join courses c on c.institute_id = l.institute_id and c.id = l.course_id
    where l.institute_id = ${ctx.instituteId} and c.institute_id = ${ctx.instituteId}
      and l.id = ${anyOf(ids)}`.execute(rows(ctx));
  return inOrder(ids, found.rows);
}
