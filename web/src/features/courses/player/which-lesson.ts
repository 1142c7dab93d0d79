import type { CourseToLearn, LessonToLearn } from '@abhyas/contract/courses/learning';

/** Lessons in the order of the outline; those taken out stand at the end. */
export const allLessons = ({ sections, earlier }: CourseToLearn): LessonToLearn[] => [
  ...sections.flatMap(({ lessons }) => lessons),
  ...earlier,
];

/** The lesson that is shown: the one asked for, else where the learner was, else the first that is open and not done. */
export function lessonToShow(course: CourseToLearn, asked: string | undefined): LessonToLearn | undefined {
  const lessons = allLessons(course);
  const named = (id: string | null | undefined) => lessons.find(({ lessonId }) => lessonId === id);
  const last = named(course.lastLessonId);
  const open = lessons.filter(({ locked }) => !locked);
  return (
    named(asked) ??
    (last && !last.locked ? last : undefined) ??
    open.find(({ state }) => state !== 'done') ??
    open[0] ??
    lessons[0]
  );
}

/** The lesson before or after another in the outline. */
export function neighbourOf(course: CourseToLearn, lessonId: string, step: 1 | -1): LessonToLearn | undefined {
  const lessons = course.sections.flatMap((section) => section.lessons);
  const at = lessons.findIndex((lesson) => lesson.lessonId === lessonId);
  return at < 0 ? undefined : lessons[at + step];
}
