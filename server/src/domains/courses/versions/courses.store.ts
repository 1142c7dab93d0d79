import type { CourseDetails, CourseStatus, CourseType } from '@abhyas/contract/courses/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

/** A course as its authors write it. */
export interface Course {
  readonly id: string;
  readonly type: CourseType;
  readonly status: CourseStatus;
  /** Published version, 0 before the first. */
  readonly version: number;
  /** Of the details: who saves an older one is told. */
  readonly revision: number;
  readonly details: CourseDetails;
  readonly changed: boolean;
  readonly createdBy: string | null;
  readonly authorIds: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
  readonly archivedAt: Date | null;
}

/** `lock`: nobody else changes it before the transaction ends. */
export async function getCourse(ctx: Context, id: string, lock = false): Promise<Course> {
  const query = ctx.db
    .selectFrom('courses')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', id);
  const row = (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? fail('NOT_FOUND');
  return {
    id: row.id,
    type: row.type as CourseType,
    status: row.status as CourseStatus,
    version: row.version,
    revision: row.revision,
    details: row.details as CourseDetails,
    changed: row.changed,
    createdBy: row.created_by,
    authorIds: await listAuthorIds(ctx, id),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
    archivedAt: row.archived_at,
  };
}

async function listAuthorIds(ctx: Context, courseId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('course_authors')
    .select('account_id')
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .execute();
  return rows.map((row) => row.account_id);
}

type NewCourse = Pick<Course, 'id' | 'type' | 'details'>;

/** A draft that was never published. */
export async function insertCourse(tx: TransactionContext, { id, type, details }: NewCourse): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .insertInto('courses')
    .values({
      institute_id: tx.instituteId,
      id,
      type,
      status: 'draft',
      details: json(details),
      created_by: tx.actor?.accountId ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

export async function saveCourse(tx: TransactionContext, course: Course): Promise<void> {
  await tx.db
    .updateTable('courses')
    .set({
      status: course.status,
      version: course.version,
      revision: course.revision,
      details: json(course.details),
      changed: course.changed,
      updated_at: course.updatedAt,
      published_at: course.publishedAt,
      archived_at: course.archivedAt,
    })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', course.id)
    .execute();
}

/** Learners of each of these courses; a course without any is missing. */
export async function countLearners(ctx: Context, courseIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .selectFrom('enrolments')
    .select((eb) => ['course_id', eb.fn.countAll<number>().as('count')])
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', sql<string>`any(${courseIds as string[]}::uuid[])`)
    .groupBy('course_id')
    .execute();
  return new Map(rows.map((row) => [row.course_id, row.count]));
}
