import { courseLimits } from '@abhyas/contract/courses/shapes';
import { authorize, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { canEditCourse } from '../policies.ts';
import { type Course, getCourse } from '../versions/courses.store.ts';
import { getSection, type Section } from './outline.store.ts';

/** The course, locked, where the caller may change it. */
export const editableCourse = async (tx: TransactionContext, courseId: string): Promise<Course> =>
  authorize(tx, canEditCourse, await openCourse(tx, courseId));

/** The section with its course, locked, where the caller may change it. */
export async function editableSection(
  tx: TransactionContext,
  sectionId: string,
): Promise<{ section: Section; course: Course }> {
  const section = await getSection(tx, sectionId);
  return { section, course: await editableCourse(tx, section.courseId) };
}

/** COURSE_FULL where so many more do not fit. */
export function requireRoom(lessons: number, more: number): void {
  if (lessons + more > courseLimits.lessons) fail('COURSE_FULL', { most: courseLimits.lessons });
}

/** The course, locked; COURSE_STATE where it is archived. */
export async function openCourse(tx: TransactionContext, courseId: string): Promise<Course> {
  const course = await getCourse(tx, courseId, true);
  if (course.status === 'archived') fail('COURSE_STATE', { status: course.status });
  return course;
}
