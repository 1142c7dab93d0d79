import type { Context } from '../../../kernel/context.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import type { PublishedCourse } from '../versions/versions.store.ts';
import { type Enrolment, listEnrolments } from './enrolments.store.ts';
import { listDoneIds } from './done-lessons.store.ts';
import { lessonIdsOf } from './outline-lessons.ts';

/** How far somebody is in a course; of a pack all its courses together. */
export interface CourseProgress {
  readonly done: number;
  readonly lessons: number;
  readonly enrolledAt: Date | null;
  readonly lastLessonId: string | null;
  readonly lastAt: Date | null;
  readonly completedAt: Date | null;
}

/** Progress by course, counted in the newest outlines; one that never was published is missing. */
export async function progressOf(
  ctx: Context,
  accountId: string,
  courseIds: readonly string[],
): Promise<Map<string, CourseProgress>> {
  return progressIn(ctx, accountId, [...(await publishedCourses(ctx, courseIds)).values()]);
}

/** The same where the courses were read already. */
export async function progressIn(
  ctx: Context,
  accountId: string,
  courses: readonly PublishedCourse[],
): Promise<Map<string, CourseProgress>> {
  const known = new Map(courses.map((course) => [course.courseId, course]));
  const inside = courses.flatMap(({ outline }) => outline.courseIds).filter((id) => !known.has(id));
  for (const [id, course] of await publishedCourses(ctx, inside)) known.set(id, course);
  const enrolments = await listEnrolments(ctx, accountId, [...known.keys()]);
  const done = await listDoneIds(ctx, accountId, [...known.values()].flatMap(lessonIdsOf));
  const enrolled = new Map(enrolments.map((one) => [one.courseId, one]));
  return new Map(courses.map((course) => [course.courseId, countedIn(course, known, enrolled, done)]));
}

function countedIn(
  course: PublishedCourse,
  known: ReadonlyMap<string, PublishedCourse>,
  enrolled: ReadonlyMap<string, Enrolment>,
  finished: ReadonlySet<string>,
): CourseProgress {
  const { courseId, outline } = course;
  const parts = outline.courseIds.flatMap((id) => known.get(id) ?? []);
  const lessons = [course, ...parts].flatMap(lessonIdsOf);
  const mine = [courseId, ...outline.courseIds].flatMap((id) => enrolled.get(id) ?? []);
  const [last] = mine.toSorted((one, other) => (other.lastAt?.getTime() ?? 0) - (one.lastAt?.getTime() ?? 0));
  return {
    done: lessons.filter((id) => finished.has(id)).length,
    lessons: lessons.length,
    enrolledAt: mine[0]?.enrolledAt ?? null,
    lastLessonId: last?.lastLessonId ?? null,
    lastAt: last?.lastAt ?? null,
    completedAt: enrolled.get(courseId)?.completedAt ?? null,
  };
}
