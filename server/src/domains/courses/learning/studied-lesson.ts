import type { LessonDraft } from '@abhyas/contract/courses/shapes';
import type { Context } from '../../../kernel/context.ts';
import { lessonVersion } from '../versions/published-courses.ts';
import { lessonOf } from './lesson-of.ts';
import { seatOf } from './seat-of.ts';

/** A lesson that the caller may open now, in the version that he began, or else the newest. NOT_FOUND, LESSON_LOCKED. */
export async function studiedLesson(
  ctx: Context,
  { courseId, lessonId }: { readonly courseId: string; readonly lessonId: string },
): Promise<{ readonly accountId: string; readonly version: number; readonly lesson: LessonDraft }> {
  const seat = await seatOf(ctx, courseId);
  const { version } = lessonOf(seat, lessonId);
  return { accountId: seat.accountId, version, lesson: (await lessonVersion(ctx, lessonId, version)).content };
}
