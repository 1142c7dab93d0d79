import type { LessonKind } from '@abhyas/contract/courses/shapes';
import type { Context } from '../../../kernel/context.ts';
import { listIds } from '../catalogue/shelves.store.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import type { PublishedCourse } from '../versions/versions.store.ts';

export interface FreeLesson {
  readonly courseId: string;
  /** Of the course. */
  readonly title: string;
  readonly lessonId: string;
  readonly lesson: string;
  readonly kind: LessonKind;
  readonly seconds: number | null;
}

/** So many of the most popular courses are looked at. */
const LOOKED_AT = 24;
const SEEN: readonly LessonKind[] = ['video', 'audio', 'article', 'pdf'];

/**
 * The lesson that somebody who prepares for these exams may begin with at once: open without paying, of the most popular course that has
 * one; a video before what is read. Courses for another exam are left out.
 */
export async function firstFreeLesson(ctx: Context, examIds: readonly number[]): Promise<FreeLesson | undefined> {
  const ids = await listIds(ctx, {}, 'popular', { most: LOOKED_AT, after: 0 });
  const courses = await publishedCourses(ctx, ids);
  const found = ids.flatMap((id) => {
    const course = courses.get(id);
    const examId = course?.details.examId;
    return course && (examId == null || examIds.includes(examId)) ? freeOf(course) : [];
  });
  return found.toSorted((a, b) => SEEN.indexOf(a.kind) - SEEN.indexOf(b.kind))[0];
}

/** The first lesson of a course that is open to everybody now, if any. Pure. */
function freeOf({ courseId, details: { title, pricePaise }, outline }: PublishedCourse): FreeLesson[] {
  const open = outline.sections
    .filter(({ release }) => release === null)
    .flatMap(({ lessons }) => lessons)
    .find(
      ({ kind, free, release, after }) =>
        SEEN.includes(kind) && (free || pricePaise === 0) && release === null && after.length === 0,
    );
  if (!open) return [];
  const { lessonId, title: lesson, kind, seconds } = open;
  return [{ courseId, title, lessonId, lesson, kind, seconds }];
}
