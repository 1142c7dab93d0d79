import type {
  CourseDetails,
  CourseOutline,
  CourseStatus,
  CourseType,
  LessonDraft,
} from '@abhyas/contract/courses/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

/** A course as it was published; never changes. */
export interface CourseVersion {
  readonly courseId: string;
  readonly version: number;
  readonly details: CourseDetails;
  readonly outline: CourseOutline;
  readonly note: string;
  readonly publishedBy: string | null;
  readonly publishedAt: Date;
}

/** The newest version of a course, with what the course itself says today. */
export interface PublishedCourse extends CourseVersion {
  readonly type: CourseType;
  readonly status: CourseStatus;
}

/** A lesson as it was published; never changes. */
export interface LessonVersion {
  readonly lessonId: string;
  readonly version: number;
  /** The course that published it. */
  readonly courseId: string;
  readonly content: LessonDraft;
}

interface VersionRow {
  course_id: string;
  version: number;
  details: unknown;
  outline: unknown;
  note: string;
  published_by: string | null;
  published_at: Date;
}
const asVersion = (row: VersionRow): CourseVersion => ({
  courseId: row.course_id,
  version: row.version,
  details: row.details as CourseDetails,
  outline: row.outline as CourseOutline,
  note: row.note,
  publishedBy: row.published_by,
  publishedAt: row.published_at,
});

export async function listPublishedRows(ctx: Context, courseIds: readonly string[]): Promise<PublishedCourse[]> {
  const rows = await ctx.db
    .selectFrom('courses as c')
    .innerJoin('course_versions as v', (join) =>
      join
        .onRef('v.institute_id', '=', 'c.institute_id')
        .onRef('v.course_id', '=', 'c.id')
        .onRef('v.version', '=', 'c.version'),
    )
    .selectAll('v')
    .select(['c.type', 'c.status'])
    .where('c.institute_id', '=', ctx.instituteId)
    .where('v.institute_id', '=', ctx.instituteId)
    .where('c.id', '=', sql<string>`any(${courseIds as string[]}::uuid[])`)
    .execute();
  return rows.map((row) => ({
    ...asVersion(row),
    type: row.type as CourseType,
    status: row.status as CourseStatus,
  }));
}

/** The newest first. */
export async function listVersionRows(ctx: Context, courseId: string): Promise<CourseVersion[]> {
  const rows = await ctx.db
    .selectFrom('course_versions')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(asVersion);
}

export async function findLessonVersions(
  ctx: Context,
  wanted: readonly { readonly lessonId: string; readonly version: number }[],
): Promise<LessonVersion[]> {
  if (wanted.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('lesson_versions as v')
    .innerJoin(
      sql<{
        lesson_id: string;
        version: number;
      }>`unnest(${wanted.map(({ lessonId }) => lessonId)}::uuid[], ${wanted.map(
        ({ version }) => version,
      )}::integer[])`.as<'w'>(sql`w (lesson_id, version)`),
      (join) => join.onRef('w.lesson_id', '=', 'v.lesson_id').onRef('w.version', '=', 'v.version'),
    )
    .select(['v.lesson_id', 'v.version', 'v.course_id', 'v.content'])
    .where('v.institute_id', '=', ctx.instituteId)
    .execute();
  return rows.map((row) => ({
    lessonId: row.lesson_id,
    version: row.version,
    courseId: row.course_id,
    content: row.content as LessonDraft,
  }));
}

export async function insertCourseVersion(tx: TransactionContext, version: CourseVersion): Promise<void> {
  await tx.db
    .insertInto('course_versions')
    .values({
      institute_id: tx.instituteId,
      course_id: version.courseId,
      version: version.version,
      details: json(version.details),
      outline: json(version.outline),
      note: version.note,
      published_by: version.publishedBy,
      published_at: version.publishedAt,
    })
    .execute();
}

export async function insertLessonVersions(tx: TransactionContext, versions: readonly LessonVersion[]): Promise<void> {
  if (versions.length === 0) return;
  await tx.db
    .insertInto('lesson_versions')
    .values(
      versions.map(({ lessonId, version, courseId, content }) => ({
        institute_id: tx.instituteId,
        lesson_id: lessonId,
        version,
        course_id: courseId,
        content: json(content),
        published_at: tx.clock.now(),
      })),
    )
    .execute();
}

/** Remembers which lesson shows which quiz or paper, for good. */
export async function saveLessonThings(
  tx: TransactionContext,
  things: readonly { readonly lessonId: string; readonly thingId: string }[],
): Promise<void> {
  if (things.length === 0) return;
  await tx.db
    .insertInto('lesson_things')
    .values(
      things.map(({ lessonId, thingId }) => ({ institute_id: tx.instituteId, lesson_id: lessonId, thing_id: thingId })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listLessonsOfThing(ctx: Context, thingId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('lesson_things')
    .select('lesson_id')
    .where('institute_id', '=', ctx.instituteId)
    .where('thing_id', '=', thingId)
    .execute();
  return rows.map((row) => row.lesson_id);
}

/** Of these lessons, those that somebody began. */
export async function listBegun(ctx: Context, lessonIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select l.id from unnest(${lessonIds as string[]}::uuid[]) as l (id)
    where exists (select 1 from lesson_progress p where p.institute_id = ${ctx.instituteId} and p.lesson_id = l.id)`.execute(
    ctx.db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Every lesson that this course published in any of its versions. */
export async function listLessonsEverIn(ctx: Context, courseId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('lesson_versions')
    .select('lesson_id')
    .distinct()
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .execute();
  return rows.map((row) => row.lesson_id);
}
