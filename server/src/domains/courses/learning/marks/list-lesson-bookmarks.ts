import type { api } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { listAllBookmarked } from './marks.store.ts';
import { lessonsOf } from '../../progress/outline-lessons.ts';
import { publishedCourses } from '../../versions/published-courses.ts';

type Endpoint = typeof api.courses.listLessonBookmarks;

/** The caller's bookmarked lessons, as they are published now; one that left its course is not among them. */
export async function listLessonBookmarks(ctx: Context): Promise<Reply<Endpoint>> {
  const kept = await listAllBookmarked(ctx, actorOf(ctx).accountId);
  const courses = await publishedCourses(ctx, [...new Set(kept.map(({ courseId }) => courseId))]);
  return {
    rows: kept.flatMap(({ lessonId, courseId, putAt }) => {
      const course = courses.get(courseId);
      const lesson = course && lessonsOf(course).find((one) => one.lessonId === lessonId);
      if (!lesson) return [];
      const { title, kind, seconds } = lesson;
      return [{ courseId, course: course.details.title, lessonId, title, kind, seconds, at: putAt.toISOString() }];
    }),
  };
}
