import type { CourseDetails, CourseType, LessonDraft, Release } from '@abhyas/contract/courses/shapes';
import type { TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { useMedia } from '../../media/index.ts';
import { mediaOfLesson } from '../outline/draft/lesson-parts.ts';
import { insertLessons, insertSections, type NewLesson } from '../outline/outline.store.ts';
import { savePackRows } from '../outline/pack-courses.store.ts';
import { insertCourse } from '../versions/courses.store.ts';
import { useMediaOfDetails } from './media-of-details.ts';

interface CourseToMake {
  readonly type: CourseType;
  readonly details: CourseDetails;
  readonly sections: readonly {
    readonly title: string;
    readonly release: Release | null;
    /** `lessonId` where other lessons name it in `after`. */
    readonly lessons: readonly { readonly lessonId?: string; readonly draft: LessonDraft }[];
  }[];
  /** Of a pack. */
  readonly courseIds?: readonly string[];
}

/** Writes a whole draft in one go: a new course, a copy, an import. */
export async function newCourse(
  tx: TransactionContext,
  { type, details, sections, courseIds = [] }: CourseToMake,
): Promise<{ courseId: string; lessonIds: string[] }> {
  const courseId = newId();
  await insertCourse(tx, { id: courseId, type, details });
  await useMediaOfDetails(tx, courseId, details);
  const placed = sections.map((section) => ({ ...section, id: newId(), courseId }));
  await insertSections(tx, placed, 0);
  const lessonIds: string[] = [];
  for (const section of placed) {
    const lessons = section.lessons.map(({ lessonId = newId(), draft }): NewLesson => ({
      id: lessonId,
      courseId,
      sectionId: section.id,
      draft,
    }));
    await insertLessons(tx, lessons, 0);
    for (const { id, draft } of lessons) {
      const used = mediaOfLesson(draft);
      if (used.length > 0) await useMedia(tx, { kind: 'lesson', id, title: draft.title }, used);
    }
    lessonIds.push(...lessons.map(({ id }) => id));
  }
  await savePackRows(tx, courseId, courseIds);
  await record(tx, {
    action: 'course.created',
    subjectKind: 'course',
    subjectId: courseId,
    details: { title: details.title, kind: type, lessons: lessonIds.length },
  });
  return { courseId, lessonIds };
}
