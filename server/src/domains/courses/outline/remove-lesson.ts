import type { api } from '@abhyas/contract';
import type { OutlineReply } from '@abhyas/contract/courses/outline';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { useMedia } from '../../media/index.ts';
import { editableCourse } from './change-sections.ts';
import { getLesson, removeLessonRows } from './outline.store.ts';
import { outlineSaved } from './present-outline.ts';

/** Takes a lesson out of the draft. What was published of it stays with those who began it. */
export function removeLesson(ctx: Context, { params }: Input<typeof api.courses.removeLesson>): Promise<OutlineReply> {
  return inTransaction(ctx, async (tx) => {
    const lesson = await getLesson(tx, params.lessonId);
    const course = await editableCourse(tx, lesson.courseId);
    await useMedia(tx, { kind: 'lesson', id: lesson.id }, []);
    await removeLessonRows(tx, [lesson.id]);
    await record(tx, {
      action: 'course.lesson_removed',
      subjectKind: 'course',
      subjectId: course.id,
      details: { title: lesson.draft.title },
    });
    return outlineSaved(tx, course);
  });
}
