import type { LessonDraft, LessonKind, Release } from '@abhyas/contract/courses/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

export interface Section {
  readonly id: string;
  readonly courseId: string;
  readonly title: string;
  readonly release: Release | null;
}
export interface Lesson {
  readonly id: string;
  readonly courseId: string;
  readonly sectionId: string;
  readonly kind: LessonKind;
  readonly draft: LessonDraft;
  readonly revision: number;
  /** Published version, 0 before the first. */
  readonly version: number;
  /** Its draft is not what was published of it. */
  readonly changed: boolean;
  readonly updatedAt: Date;
}

const any = (ids: readonly string[]) => sql<string>`any(${ids as string[]}::uuid[])`;

export async function listSections(ctx: Context, courseId: string): Promise<Section[]> {
  const rows = await ctx.db
    .selectFrom('course_sections')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(asSection);
}

export async function getSection(ctx: Context, id: string): Promise<Section> {
  const row =
    (await ctx.db
      .selectFrom('course_sections')
      .selectAll()
      .where('institute_id', '=', ctx.instituteId)
      .where('id', '=', id)
      .executeTakeFirst()) ?? fail('NOT_FOUND');
  return asSection(row);
}

const asSection = (row: { id: string; course_id: string; title: string; release: unknown }): Section => ({
  id: row.id,
  courseId: row.course_id,
  title: row.title,
  release: row.release as Release | null,
});

/** In the order in which they stand within their sections. */
export async function listLessons(ctx: Context, courseId: string): Promise<Lesson[]> {
  const rows = await ctx.db
    .selectFrom('course_lessons')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(asLesson);
}

/** `lock`: nobody else changes it before the transaction ends. */
export async function getLesson(ctx: Context, id: string, lock = false): Promise<Lesson> {
  const query = ctx.db
    .selectFrom('course_lessons')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', id);
  return asLesson((await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? fail('NOT_FOUND'));
}

interface LessonRow {
  id: string;
  course_id: string;
  section_id: string;
  kind: string;
  draft: unknown;
  revision: number;
  version: number;
  changed: boolean;
  updated_at: Date;
}
const asLesson = (row: LessonRow): Lesson => ({
  id: row.id,
  courseId: row.course_id,
  sectionId: row.section_id,
  kind: row.kind as LessonKind,
  draft: row.draft as LessonDraft,
  revision: row.revision,
  version: row.version,
  changed: row.changed,
  updatedAt: row.updated_at,
});

/** Sections at these places of their course, the first at `from`. */
export async function insertSections(
  tx: TransactionContext,
  sections: readonly Section[],
  from: number,
): Promise<void> {
  if (sections.length === 0) return;
  await tx.db
    .insertInto('course_sections')
    .values(
      sections.map(({ id, courseId, title, release }, at) => ({
        institute_id: tx.instituteId,
        id,
        course_id: courseId,
        position: from + at,
        title,
        release: release && json(release),
      })),
    )
    .execute();
}

export type NewLesson = Pick<Lesson, 'id' | 'courseId' | 'sectionId' | 'draft'>;

/** Lessons at these places of their section, the first at `from`; never published. */
export async function insertLessons(
  tx: TransactionContext,
  lessons: readonly NewLesson[],
  from: number,
): Promise<void> {
  if (lessons.length === 0) return;
  await tx.db
    .insertInto('course_lessons')
    .values(
      lessons.map(({ id, courseId, sectionId, draft }, at) => ({
        institute_id: tx.instituteId,
        id,
        course_id: courseId,
        section_id: sectionId,
        position: from + at,
        kind: draft.content.kind,
        title: draft.title,
        draft: json(draft),
        updated_by: tx.actor?.accountId ?? null,
        updated_at: tx.clock.now(),
      })),
    )
    .execute();
}

export async function saveSectionRow(tx: TransactionContext, { id, title, release }: Section): Promise<void> {
  await tx.db
    .updateTable('course_sections')
    .set({ title, release: release && json(release) })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

export async function saveLessonRow(tx: TransactionContext, lesson: Lesson): Promise<void> {
  await tx.db
    .updateTable('course_lessons')
    .set({
      title: lesson.draft.title,
      draft: json(lesson.draft),
      revision: lesson.revision,
      version: lesson.version,
      changed: lesson.changed,
      updated_by: tx.actor?.accountId ?? null,
      updated_at: lesson.updatedAt,
    })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', lesson.id)
    .execute();
}

/** These lessons in this order, from place 0 of the section, wherever they stood. */
export async function placeLessons(
  tx: TransactionContext,
  { courseId, id: sectionId }: Pick<Section, 'id' | 'courseId'>,
  lessonIds: readonly string[],
): Promise<void> {
  await sql`
    update course_lessons as l set section_id = ${sectionId}, course_id = ${courseId}, position = o.at
    from unnest(${lessonIds as string[]}::uuid[]) with ordinality as o (id, at)
    where l.institute_id = ${tx.instituteId} and l.id = o.id`.execute(tx.db);
}

export async function placeSections(tx: TransactionContext, sectionIds: readonly string[]): Promise<void> {
  await sql`
    update course_sections as s set position = o.at
    from unnest(${sectionIds as string[]}::uuid[]) with ordinality as o (id, at)
    where s.institute_id = ${tx.instituteId} and s.id = o.id`.execute(tx.db);
}

export async function removeLessonRows(tx: TransactionContext, ids: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom('course_lessons')
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', any(ids))
    .execute();
}

export async function removeSectionRow(tx: TransactionContext, id: string): Promise<void> {
  await tx.db.deleteFrom('course_sections').where('institute_id', '=', tx.instituteId).where('id', '=', id).execute();
}

/** Titles of lessons by id, as their drafts have them. */
export async function titlesOfLessons(
  { db, instituteId }: Context,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const lessons = db.selectFrom('course_lessons').select(['id', 'title']).where('institute_id', '=', instituteId);
  const found = await lessons.where('id', '=', any(ids)).execute();
  return new Map(found.map(({ id, title }) => [id, title]));
}
