import type { api } from '@abhyas/contract';
import type { OutlineReply } from '@abhyas/contract/courses/outline';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import type { Course } from '../../versions/courses.store.ts';
import { editableCourse, requireRoom } from '../editable-course.ts';
import { getSection, type Lesson, listLessons, placeLessons, saveLessonRow, type Section } from '../outline.store.ts';
import { outlineSaved } from '../draft/present-outline.ts';

/** Moves lessons to the end of a section. In another course they are new: it publishes them under their next numbers. */
export function moveLessons(
  ctx: Context,
  { params, body }: Input<typeof api.courses.moveLessons>,
): Promise<OutlineReply> {
  return inTransaction(ctx, async (tx) => {
    const section = await getSection(tx, body.sectionId);
    // In one order, so that two who move towards each other do not wait for each other.
    const courses = new Map<string, Course>();
    for (const id of [...new Set([params.courseId, section.courseId])].sort())
      courses.set(id, await editableCourse(tx, id));
    const from = courses.get(params.courseId) ?? fail('NOT_FOUND');
    const to = courses.get(section.courseId) ?? fail('NOT_FOUND');
    const lessons = await listLessons(tx, from.id);
    const moved = lessons.filter(({ id }) => body.lessonIds.includes(id));
    if (moved.length < new Set(body.lessonIds).size) fail('NOT_FOUND');
    if (from.id === to.id) await place(tx, section, lessons, moved);
    else await moveOver(tx, { from, to, section, lessons, moved });
    return outlineSaved(tx, from);
  });
}

interface Move {
  readonly from: Course;
  readonly to: Course;
  readonly section: Section;
  readonly lessons: readonly Lesson[];
  readonly moved: readonly Lesson[];
}
async function moveOver(tx: TransactionContext, { from, to, section, lessons, moved }: Move): Promise<void> {
  const there = await listLessons(tx, to.id);
  requireRoom(there.length, moved.length);
  const gone = new Set(moved.map(({ id }) => id));
  for (const lesson of moved) await saveLessonRow(tx, { ...without(lesson, (id) => !gone.has(id)), changed: true });
  for (const lesson of lessons)
    if (!gone.has(lesson.id) && lesson.draft.after.some((id) => gone.has(id)))
      await saveLessonRow(tx, { ...without(lesson, (id) => gone.has(id)), changed: true });
  await place(tx, section, there, moved);
  await outlineSaved(tx, to);
  await record(tx, {
    action: 'course.lessons_moved',
    subjectKind: 'course',
    subjectId: from.id,
    details: { title: from.details.title, to: to.details.title, lessons: moved.length },
  });
}

/** What it comes after, but for lessons of which this says so. */
const without = (lesson: Lesson, isGone: (id: string) => boolean): Lesson => ({
  ...lesson,
  revision: lesson.revision + 1,
  draft: { ...lesson.draft, after: lesson.draft.after.filter((id) => !isGone(id)) },
});

function place(tx: TransactionContext, section: Section, there: readonly Lesson[], moved: readonly Lesson[]) {
  const ids = moved.map(({ id }) => id);
  const stay = there.filter(({ id, sectionId }) => sectionId === section.id && !ids.includes(id)).map(({ id }) => id);
  return placeLessons(tx, section, [...stay, ...ids]);
}
