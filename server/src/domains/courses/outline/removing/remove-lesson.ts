import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { useMedia } from '../../../media/index.ts';
import { editableCourse } from '../editable-course.ts';
import { getLesson, listLessons, removeLessonRows } from '../outline.store.ts';
import { outlineSaved } from '../draft/present-outline.ts';
import { insertRemoval } from '../removals.store.ts';
import { leaveThings } from './things-of-removed.ts';

/** Takes a lesson out of the draft. What was published of it stays with those who began it; for some days it can be put back. */
export function removeLesson(
  ctx: Context,
  { params }: Input<typeof api.courses.removeLesson>,
): Promise<Reply<typeof api.courses.removeLesson>> {
  return inTransaction(ctx, async (tx) => {
    const lesson = await getLesson(tx, params.lessonId);
    const course = await editableCourse(tx, lesson.courseId);
    const around = (await listLessons(tx, course.id)).filter(({ sectionId }) => sectionId === lesson.sectionId);
    const at = around.findIndex(({ id }) => id === lesson.id);
    const removalId = await insertRemoval(tx, course.id, { section: null, lessons: [{ at, lesson }] });
    await useMedia(tx, { kind: 'lesson', id: lesson.id }, []);
    await leaveThings(tx, [lesson]);
    await removeLessonRows(tx, [lesson.id]);
    await record(tx, {
      action: 'course.lesson_removed',
      subjectKind: 'course',
      subjectId: course.id,
      details: { title: lesson.draft.title },
    });
    return { ...(await outlineSaved(tx, course)), removalId };
  });
}
