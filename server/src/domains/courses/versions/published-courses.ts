import type { CourseType } from '@abhyas/contract/courses/shapes';
import type { Thing } from '@abhyas/contract/entitlements/access';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findLessonVersions, type LessonVersion, listPublishedRows, type PublishedCourse } from './versions.store.ts';

/** The newest published version of each of these courses, archived ones among them; one that never was published is missing. */
export async function publishedCourses(ctx: Context, ids: readonly string[]): Promise<Map<string, PublishedCourse>> {
  if (ids.length === 0) return new Map();
  return new Map((await listPublishedRows(ctx, ids)).map((course) => [course.courseId, course]));
}

/** The newest published version of a course; NOT_FOUND where it never was published. */
export async function publishedCourse(ctx: Context, courseId: string): Promise<PublishedCourse> {
  return (await publishedCourses(ctx, [courseId])).get(courseId) ?? fail('NOT_FOUND');
}

/** A lesson as it was published with this number; NOT_FOUND where it was not. */
export async function lessonVersion(ctx: Context, lessonId: string, version: number): Promise<LessonVersion> {
  return (await findLessonVersions(ctx, [{ lessonId, version }]))[0] ?? fail('NOT_FOUND');
}

/** What entitlements call a course: a pack is a pack, every other type a course. */
export const thingOfCourse = ({ id, type }: { readonly id: string; readonly type: CourseType }): Thing => ({
  kind: type === 'pack' ? 'pack' : 'course',
  id,
});
