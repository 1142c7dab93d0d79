import type { api } from '@abhyas/contract';
import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { OutlineReply } from '@abhyas/contract/courses/outline';
import { courseLimits } from '@abhyas/contract/courses/shapes';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { useMedia } from '../../media/index.ts';
import type { Course } from '../authoring/courses.store.ts';
import { canEditCourse } from '../policies.ts';
import { openCourse } from '../publishing/publish-course.ts';
import {
  getSection,
  insertSections,
  listLessons,
  listSections,
  removeLessonRows,
  removeSectionRow,
  saveSectionRow,
  type Section,
} from './outline.store.ts';
import { outlineSaved } from './present-outline.ts';
import { insertRemoval } from './removals.store.ts';
import { leaveThings } from './things-of-removed.ts';

/** The course, locked, where the caller may change it. */
export const editableCourse = async (tx: TransactionContext, courseId: string): Promise<Course> =>
  authorize(tx, canEditCourse, await openCourse(tx, courseId));

/** The section with its course, locked, where the caller may change it. */
export async function editableSection(
  tx: TransactionContext,
  sectionId: string,
): Promise<{ section: Section; course: Course }> {
  const section = await getSection(tx, sectionId);
  return { section, course: await editableCourse(tx, section.courseId) };
}

/** A new section at the end. */
export function addSection(
  ctx: Context,
  { params, body }: Input<typeof api.courses.addSection>,
): Promise<Reply<typeof api.courses.addSection>> {
  return inTransaction(ctx, async (tx) => {
    const course = await editableCourse(tx, params.courseId);
    if (isPackType(course.type)) fail('COURSE_IS_PACK');
    const sections = await listSections(tx, course.id);
    if (sections.length >= courseLimits.sections) fail('COURSE_FULL', { most: courseLimits.sections });
    const sectionId = newId();
    await insertSections(
      tx,
      [{ id: sectionId, courseId: course.id, title: body.title, release: null }],
      sections.length + 1,
    );
    return { ...(await outlineSaved(tx, course)), sectionId };
  });
}

/** Title of a section and when it opens. */
export function saveSection(
  ctx: Context,
  { params, body }: Input<typeof api.courses.saveSection>,
): Promise<OutlineReply> {
  return inTransaction(ctx, async (tx) => {
    const { section, course } = await editableSection(tx, params.sectionId);
    await saveSectionRow(tx, { ...section, ...body });
    return outlineSaved(tx, course);
  });
}

/** Takes a section out with its lessons. What was published of them stays; for some days it can be put back. */
export function removeSection(
  ctx: Context,
  { params }: Input<typeof api.courses.removeSection>,
): Promise<Reply<typeof api.courses.removeSection>> {
  return inTransaction(ctx, async (tx) => {
    const { section, course } = await editableSection(tx, params.sectionId);
    const inside = (await listLessons(tx, course.id)).filter(({ sectionId }) => sectionId === section.id);
    const at = (await listSections(tx, course.id)).findIndex(({ id }) => id === section.id);
    const removalId = await insertRemoval(tx, course.id, {
      section: { at, section },
      lessons: inside.map((lesson, place) => ({ at: place, lesson })),
    });
    for (const { id } of inside) await useMedia(tx, { kind: 'lesson', id }, []);
    await leaveThings(tx, inside);
    await removeLessonRows(
      tx,
      inside.map(({ id }) => id),
    );
    await removeSectionRow(tx, section.id);
    await record(tx, {
      action: 'course.section_removed',
      subjectKind: 'course',
      subjectId: course.id,
      details: { title: section.title, lessons: inside.length },
    });
    return { ...(await outlineSaved(tx, course)), removalId };
  });
}
