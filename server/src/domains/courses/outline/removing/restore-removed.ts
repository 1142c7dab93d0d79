import type { api } from '@abhyas/contract';
import type { OutlineReply } from '@abhyas/contract/courses/outline';
import { courseLimits } from '@abhyas/contract/courses/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { mediaOf, useMedia } from '../../../media/index.ts';
import { editableCourse, requireRoom } from '../editable-course.ts';
import { mediaOfLesson } from '../draft/lesson-parts.ts';
import {
  insertLessons,
  insertSections,
  type Lesson,
  listLessons,
  listSections,
  placeLessons,
  placeSections,
  saveLessonRow,
} from '../outline.store.ts';
import { outlineSaved } from '../draft/present-outline.ts';
import { type Removed, takeRemoval } from '../removals.store.ts';
import { bringThingBack } from './things-of-removed.ts';

/** Puts back what was taken out of the outline, where it stood. NOT_FOUND where it was put back, is too old, or its section is gone. */
export function restoreRemoved(
  ctx: Context,
  { params }: Input<typeof api.courses.restoreRemoved>,
): Promise<OutlineReply> {
  return inTransaction(ctx, async (tx) => {
    const course = await editableCourse(tx, params.courseId);
    const removed = (await takeRemoval(tx, course.id, params.removalId)) ?? fail('NOT_FOUND');
    const there = await listLessons(tx, course.id);
    requireRoom(there.length, removed.lessons.length);
    if (removed.section) await putSection(tx, course.id, removed.section);
    const sections = new Set((await listSections(tx, course.id)).map(({ id }) => id));
    for (const { at, lesson } of removed.lessons) {
      if (!sections.has(lesson.sectionId)) fail('NOT_FOUND');
      await putLesson(tx, lesson, at);
    }
    await record(tx, {
      action: 'course.outline_restored',
      subjectKind: 'course',
      subjectId: course.id,
      details: { title: removed.section?.section.title ?? removed.lessons[0]?.lesson.draft.title ?? '' },
    });
    return outlineSaved(tx, course);
  });
}

async function putSection(
  tx: TransactionContext,
  courseId: string,
  { at, section }: NonNullable<Removed['section']>,
): Promise<void> {
  const ids = (await listSections(tx, courseId)).map(({ id }) => id);
  if (ids.length >= courseLimits.sections) fail('COURSE_FULL', { most: courseLimits.sections });
  await insertSections(tx, [section], ids.length + 1);
  await placeSections(tx, ids.toSpliced(at, 0, section.id));
}

async function putLesson(tx: TransactionContext, lesson: Omit<Lesson, 'updatedAt'>, at: number): Promise<void> {
  const { id, courseId, sectionId, draft } = lesson;
  const ids = (await listLessons(tx, courseId)).flatMap((one) => (one.sectionId === sectionId ? [one.id] : []));
  await insertLessons(tx, [lesson], ids.length + 1);
  // What was saved of it before is older than what comes back: an editor that is still open says so.
  await saveLessonRow(tx, { ...lesson, revision: lesson.revision + 1, updatedAt: tx.clock.now() });
  await placeLessons(tx, { courseId, id: sectionId }, ids.toSpliced(at, 0, id));
  await bringThingBack(tx, lesson);
  // An upload that was removed from the library meanwhile is missing in the lesson, and the checks before publishing say so.
  const found = await mediaOf(tx, mediaOfLesson(draft));
  await useMedia(
    tx,
    { kind: 'lesson', id, title: draft.title },
    mediaOfLesson(draft).filter((mediaId) => found.has(mediaId)),
  );
}
