import type { CourseStatus, CourseType } from '@abhyas/contract/courses/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';

interface CourseListFilter {
  readonly status?: CourseStatus | undefined;
  readonly type?: CourseType | undefined;
  /** Only those that wait for a review. */
  readonly review?: 'asked' | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly size: number;
}

interface CourseFigures {
  readonly learners: number;
  readonly completed: number;
  readonly doubtsWaiting: number;
  /** Hundredths of a star; null: nobody rated it. */
  readonly rating: number | null;
}
/** How each of these courses is doing. */
export async function listFigures(ctx: Context, courseIds: readonly string[]): Promise<Map<string, CourseFigures>> {
  const { rows } = await sql<CourseFigures & { courseId: string }>`
    select c.id as "courseId", e.learners, e.completed, d.waiting as "doubtsWaiting",
      (select l.rating from course_listings l
        where l.institute_id = c.institute_id and l.course_id = c.id and l.ratings > 0) as rating
    from courses c
    cross join lateral (select count(*)::int as learners, count(e.completed_at)::int as completed from enrolments e
      where e.institute_id = c.institute_id and e.course_id = c.id) e
    cross join lateral (select count(*)::int as waiting from doubts d where d.institute_id = c.institute_id
      and d.course_id = c.id and d.waiting_since is not null and d.hidden_at is null) d
    where c.institute_id = ${ctx.instituteId} and c.id = any(${courseIds as string[]}::uuid[])`.execute(ctx.db);
  return new Map(rows.map(({ courseId, ...figures }) => [courseId, figures]));
}

const title = sql<string>`c.details ->> 'title'`;

/** One page of the institute's courses, newest first; without a status everything but the archived (spec §4). */
export async function listCourseRows(ctx: Context, filter: CourseListFilter) {
  let query = ctx.db.selectFrom('courses as c').where('c.institute_id', '=', ctx.instituteId);
  query = filter.status ? query.where('c.status', '=', filter.status) : query.where('c.status', '<>', 'archived');
  if (filter.type) query = query.where('c.type', '=', filter.type);
  if (filter.search) query = query.where(title, 'ilike', containing(filter.search));
  if (filter.review)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('course_reviews as r')
          .select('r.id')
          .where('r.institute_id', '=', ctx.instituteId)
          .whereRef('r.course_id', '=', 'c.id')
          .where('r.state', '=', 'asked'),
      ),
    );
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select((eb) => [
      'c.id',
      sql<CourseType>`c.type`.as('type'),
      sql<CourseStatus>`c.status`.as('status'),
      'c.version',
      'c.changed',
      'c.created_by as createdBy',
      'c.updated_at as updatedAt',
      title.as('title'),
      sql<string | null>`c.details ->> 'coverId'`.as('coverId'),
      sql<number>`(c.details ->> 'pricePaise')::bigint`.as('pricePaise'),
      eb
        .selectFrom('course_lessons as l')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('l.institute_id', '=', ctx.instituteId)
        .whereRef('l.course_id', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('lessons'),
      eb
        .selectFrom('pack_courses as p')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('p.institute_id', '=', ctx.instituteId)
        .whereRef('p.pack_id', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('courses'),
      sql<boolean>`exists (select 1 from course_reviews r where r.institute_id = ${ctx.instituteId}
        and r.course_id = c.id and r.state = 'asked')`.as('inReview'),
      sql<string[]>`array(select a.account_id from course_authors a where a.institute_id = ${ctx.instituteId}
        and a.course_id = c.id)`.as('authorIds'),
    ])
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return { rows, total };
}
