import type { StudentPage } from '@abhyas/contract/insights/students';
import type { Context } from '../../../kernel/context.ts';
import { listEnrolments } from '../progress/enrolments.store.ts';
import { progressIn } from '../progress/progress-of.ts';
import { publishedCourses } from '../versions/published-courses.ts';

const MOST = 12;

/** The courses that somebody began, with how far they are, for staff; the one studied last comes first. */
export async function coursesOfStudent(ctx: Context, accountId: string): Promise<NonNullable<StudentPage['courses']>> {
  const enrolments = (await listEnrolments(ctx, accountId)).slice(0, MOST);
  const courses = await publishedCourses(
    ctx,
    enrolments.map(({ courseId }) => courseId),
  );
  const progress = await progressIn(ctx, accountId, [...courses.values()]);
  return enrolments.flatMap(({ courseId, lastAt }) => {
    const course = courses.get(courseId);
    if (!course) return [];
    const { done, lessons } = progress.get(courseId) ?? { done: 0, lessons: 0 };
    return [{ courseId, title: course.details.title, done, lessons, lastAt: lastAt?.toISOString() ?? null }];
  });
}
