import type { LessonKind } from '@abhyas/contract/courses/shapes';
import type { Context } from '../../../kernel/context.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { listEnrolments } from '../progress/enrolments.store.ts';
import { listProgress } from '../progress/lesson-progress.store.ts';
import { lessonsOf } from '../progress/outline-lessons.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import type { PublishedCourse } from '../versions/versions.store.ts';

/** Where somebody may go on in a course. */
export interface Continuation {
  readonly courseId: string;
  readonly title: string;
  readonly coverId: string | null;
  readonly lessonId: string;
  readonly lessonTitle: string;
  readonly kind: LessonKind;
  readonly seconds: number | null;
  readonly place: number;
  /** Of the lesson. */
  readonly percent: number;
  readonly done: number;
  readonly lessons: number;
  readonly lastAt: Date;
  readonly section: SectionPlace;
}

/** Where a lesson stands in its section. */
interface SectionPlace {
  readonly title: string;
  /** Of the lesson, from 1. */
  readonly number: number;
  readonly lessons: number;
  /** Of the section, in whole percent: its lessons count alike, each as far as it was seen. */
  readonly percent: number;
}

const MOST = 3;

/**
 * The courses that somebody studied last and has not completed, each with the lesson to go on with; at most three, the newest first. With
 * an exam only those that are made for it.
 */
export async function continueOf(ctx: Context, accountId: string, examId?: number): Promise<Continuation[]> {
  const begun = (await listEnrolments(ctx, accountId)).filter(({ lastAt, completedAt }) => lastAt && !completedAt);
  const ids = begun.slice(0, (examId === undefined ? 4 : 12) * MOST).map(({ courseId }) => courseId);
  const courses = await publishedCourses(ctx, ids);
  const open = await mayOpen(ctx, accountId, 'course', ids);
  const found: Continuation[] = [];
  for (const { courseId, lastLessonId, lastAt } of begun) {
    const course = courses.get(courseId);
    if (!course || !open.has(courseId) || found.length === MOST) continue;
    if (examId !== undefined && course.details.examId !== examId) continue;
    const lessons = lessonsOf(course);
    const ids = lessons.map(({ lessonId }) => lessonId);
    const progress = new Map((await listProgress(ctx, accountId, courseId, ids)).map((row) => [row.lessonId, row]));
    const isDone = (id: string) => Boolean(progress.get(id)?.doneAt);
    const at = lessons.findIndex(({ lessonId }) => lessonId === lastLessonId);
    // The lesson that was open last while it is not done, else the next that is not.
    const next = [...lessons.slice(Math.max(0, at)), ...lessons].find(({ lessonId }) => !isDone(lessonId));
    if (!next) continue;
    const mine = progress.get(next.lessonId);
    found.push({
      courseId,
      title: course.details.title,
      coverId: course.details.coverId,
      lessonId: next.lessonId,
      lessonTitle: next.title,
      kind: next.kind,
      seconds: next.seconds,
      place: mine?.place ?? 0,
      percent: mine?.percent ?? 0,
      done: ids.filter(isDone).length,
      lessons: ids.length,
      lastAt: lastAt!,
      section: placeOf(course, next.lessonId, (id) => (isDone(id) ? 100 : (progress.get(id)?.percent ?? 0))),
    });
  }
  return found;
}

/** Where a lesson of the outline stands, with how far the section is. Pure. */
function placeOf(
  { outline }: Pick<PublishedCourse, 'outline'>,
  lessonId: string,
  percentOf: (lessonId: string) => number,
): SectionPlace {
  const among = outline.sections.find(({ lessons }) => lessons.some((lesson) => lesson.lessonId === lessonId));
  const ids = among?.lessons.map((lesson) => lesson.lessonId) ?? [lessonId];
  return {
    title: among?.title ?? '',
    number: ids.indexOf(lessonId) + 1,
    lessons: ids.length,
    percent: Math.floor(ids.reduce((sum, id) => sum + percentOf(id), 0) / ids.length),
  };
}
