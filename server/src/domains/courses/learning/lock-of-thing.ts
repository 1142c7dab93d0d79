import type { LessonLock } from '@abhyas/contract/courses/learning';
import type { Context } from '../../../kernel/context.ts';
import { listNewestLessons } from '../progress/newest-lessons.store.ts';
import { lessonIdsOf } from '../progress/outline-lessons.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import { listLessonsOfThing } from '../versions/versions.store.ts';
import { findSeat, type Seat } from './seat-of.ts';

/**
 * Why what stands behind lessons may not be begun now: every lesson that shows it is locked to this account, the first one for this
 * reason. Undefined where one of them opens, and where no lesson shows it. Grants open what lies in a course; only its outline knows when.
 */
export async function lockOfThing(ctx: Context, accountId: string, thingId: string): Promise<LessonLock | undefined> {
  const lessonIds = await listLessonsOfThing(ctx, thingId);
  if (lessonIds.length === 0) return undefined;
  const lessons = await listNewestLessons(ctx, lessonIds);
  const courses = await publishedCourses(ctx, [...new Set(lessons.map(({ courseId }) => courseId))]);
  let first: LessonLock | undefined;
  for (const course of courses.values()) {
    const seat = await findSeat(ctx, accountId, course);
    if (!seat) continue;
    for (const { lessonId, courseId } of lessons) {
      if (courseId !== course.courseId) continue;
      const lock = lockIn(seat, lessonId);
      if (!lock) return undefined;
      first ??= lock;
    }
  }
  return first ?? { why: 'access' };
}

/** A lesson that was taken out stays open to those who began it. */
function lockIn({ course, progress, locks, access }: Seat, lessonId: string): LessonLock | undefined {
  if (lessonIdsOf(course).includes(lessonId)) return locks.get(lessonId);
  return progress.has(lessonId) && access === 'full' ? undefined : { why: 'access' };
}
