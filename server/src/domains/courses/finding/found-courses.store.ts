import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { anyOf, rows } from '../../../kernel/database/rows.ts';
import { findNamed, inOrder } from '../../../kernel/search/find-named.ts';

/** Courses and packs that these words may mean, as their authors have them, best first; the archived are not among them. */
export async function listFoundCourses(ctx: Bound, typed: string, most: number) {
  const ids = await findNamed(ctx, 'courses', typed, most);
  if (ids.length === 0) return [];
  const found = await rows(ctx)
    .selectFrom('courses as c')
    .select((eb) => [
      'c.id',
      sql<string>`c.details ->> 'title'`.as('title'),
      eb
        .selectFrom('courseLessons as l')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('l.courseId', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('lessons'),
      eb
        .selectFrom('enrolments as e')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('e.courseId', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('learners'),
    ])
    .where('c.id', '=', anyOf(ids))
    .execute();
  return inOrder(ids, found);
}
