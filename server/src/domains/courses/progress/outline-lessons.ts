import type { OutlineLesson } from '@abhyas/contract/courses/shapes';
import type { CourseVersion } from '../versions/versions.store.ts';

/** Lessons of a published course, in the order of its outline. Pure. */
export const lessonsOf = ({ outline }: Pick<CourseVersion, 'outline'>): OutlineLesson[] =>
  outline.sections.flatMap(({ lessons }) => lessons);
export const lessonIdsOf = (course: Pick<CourseVersion, 'outline'>): string[] =>
  lessonsOf(course).map(({ lessonId }) => lessonId);
