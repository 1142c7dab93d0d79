import { isDeepStrictEqual } from 'node:util';
import type { CourseOutline, OutlineLesson } from '@abhyas/contract/courses/shapes';
import type { CourseDraft } from './draft-of.ts';
import type { Lesson } from '../outline.store.ts';
import type { CourseVersion } from '../../versions/versions.store.ts';

/** The number under which a lesson is published next: its own again where nothing was changed. */
export const nextVersion = ({ version, changed }: Lesson): number => (changed ? version + 1 : version);

/** The outline that publishing would write. Pure. */
export function nextOutline({ sections, lessons, packed }: CourseDraft): CourseOutline {
  const ofSection = Map.groupBy(lessons, ({ sectionId }) => sectionId);
  return {
    sections: sections.map(({ id, title, release }) => ({
      sectionId: id,
      title,
      release,
      lessons: (ofSection.get(id) ?? []).map(lineOf),
    })),
    courseIds: packed.map(({ courseId }) => courseId),
  };
}

function lineOf(lesson: Lesson): OutlineLesson {
  const { title, content, seconds, free, release, after, completion } = lesson.draft;
  return {
    lessonId: lesson.id,
    version: nextVersion(lesson),
    kind: content.kind,
    title,
    seconds,
    free,
    release,
    after,
    completion,
  };
}

/** Publishing would make something new of it. Pure. */
export function isDraftChanged(draft: CourseDraft, published: CourseVersion | undefined): boolean {
  return (
    published === undefined ||
    draft.lessons.some(({ changed }) => changed) ||
    !isDeepStrictEqual(draft.course.details, published.details) ||
    !isDeepStrictEqual(nextOutline(draft), published.outline)
  );
}
