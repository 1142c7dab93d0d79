import type { LessonKind } from '@abhyas/contract/courses/shapes';
import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { containing } from '../../../kernel/database/sql.ts';

interface FoundLesson {
  readonly lessonId: string;
  readonly title: string;
  readonly kind: LessonKind;
  readonly courseId: string;
  readonly course: string;
}

/** Lessons of courses that are not archived whose title holds the words; those that begin with them first. */
export async function listLessonsNamed(ctx: Bound, words: string, most: number): Promise<FoundLesson[]> {
  const wanted = words.toLowerCase();
  const found = await sql<FoundLesson>`
    select l.id as lesson_id, l.draft->>'title' as title, l.kind, c.id as course_id, c.details->>'title' as course
    from course_lessons l
    join courses c on c.institute_id = l.institute_id and c.id = l.course_id
    where l.institute_id = ${ctx.instituteId} and c.institute_id = ${ctx.instituteId} and c.status <> 'archived'
      and lower(l.draft->>'title') like ${containing(wanted)}
    order by position(${wanted} in lower(l.draft->>'title')), lower(l.draft->>'title'), l.id
    limit ${most}`.execute(rows(ctx));
  return found.rows;
}
