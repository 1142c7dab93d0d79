import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { isKeptCourse } from './kept-course.store.ts';
import { listPublishedLessonIds } from './replies.store.ts';

/** Of a course, the lessons in which the caller may read and ask: those that he or she may open; of an archived course that was begun, all. */
export async function openLessons(ctx: Context, courseId: string): Promise<string[]> {
  const { accountId } = actorOf(ctx);
  const lessonIds = await listPublishedLessonIds(ctx, courseId);
  if (await isKeptCourse(ctx, courseId, accountId)) return lessonIds;
  return [...(await mayOpen(ctx, accountId, 'lesson', lessonIds))];
}

/** NOT_FOUND where the caller may not open the lesson. */
export async function requireOpenLesson(ctx: Context, courseId: string, lessonId: string): Promise<void> {
  const { accountId } = actorOf(ctx);
  const open = await mayOpen(ctx, accountId, 'lesson', [lessonId]);
  if (!open.has(lessonId) && !(await isKeptCourse(ctx, courseId, accountId))) fail('NOT_FOUND');
}
