import type { CourseStatus } from '@abhyas/contract/courses/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';

/** A course that stands in a pack, or could. */
export interface PackedCourse {
  readonly courseId: string;
  readonly title: string;
  readonly status: CourseStatus;
  readonly version: number;
  readonly lessons: number;
}

const packable = ({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>) =>
  db
    .selectFrom('courses as c')
    .where('c.institute_id', '=', instituteId)
    .where('c.type', 'not in', ['pack', 'subscription'])
    .select((eb) => [
      'c.id as courseId',
      sql<string>`c.details ->> 'title'`.as('title'),
      sql<CourseStatus>`c.status`.as('status'),
      'c.version',
      eb
        .selectFrom('course_lessons as l')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('l.institute_id', '=', instituteId)
        .whereRef('l.course_id', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('lessons'),
    ]);

/** In the order of the pack. */
export function listPackCourses(ctx: Context, packId: string): Promise<PackedCourse[]> {
  return packable(ctx)
    .innerJoin('pack_courses as p', (join) =>
      join.onRef('p.institute_id', '=', 'c.institute_id').onRef('p.course_id', '=', 'c.id'),
    )
    .where('p.pack_id', '=', packId)
    .orderBy('p.position')
    .execute();
}

/** Those of these ids that may stand in a pack; archived ones are among them. */
export function listPackable(ctx: Context, ids: readonly string[]): Promise<PackedCourse[]> {
  return packable(ctx)
    .where('c.id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .execute();
}

const MOST = 20;
/** At most twenty that are not archived and whose title holds the words, the newest first. */
export function findPackableRows(ctx: Context, words: string): Promise<PackedCourse[]> {
  return packable(ctx)
    .where('c.status', '<>', 'archived')
    .where(sql`c.details ->> 'title'`, 'ilike', containing(words))
    .orderBy('c.updated_at', 'desc')
    .limit(MOST)
    .execute();
}

/** The whole list anew. */
export async function savePackRows(
  tx: TransactionContext,
  packId: string,
  courseIds: readonly string[],
): Promise<void> {
  await tx.db
    .deleteFrom('pack_courses')
    .where('institute_id', '=', tx.instituteId)
    .where('pack_id', '=', packId)
    .execute();
  if (courseIds.length === 0) return;
  await tx.db
    .insertInto('pack_courses')
    .values(
      courseIds.map((courseId, position) => ({
        institute_id: tx.instituteId,
        pack_id: packId,
        course_id: courseId,
        position,
      })),
    )
    .execute();
}
