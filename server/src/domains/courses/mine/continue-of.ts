import type { LessonKind } from '@abhyas/contract/courses/shapes';
import type { Context } from '../../../kernel/context.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { listEnrolments } from '../progress/enrolments.store.ts';
import { listProgress } from '../progress/lesson-progress.store.ts';
import { lessonsOf } from '../progress/outline-lessons.ts';
import { publishedCourses } from '../versions/published-courses.ts';

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
}

const MOST = 3;

/** The courses that somebody studied last and has not completed, each with the lesson to go on with; at most three, the newest first. */
export async function continueOf(ctx: Context, accountId: string): Promise<Continuation[]> {
  const begun = (await listEnrolments(ctx, accountId)).filter(({ lastAt, completedAt }) => lastAt && !completedAt);
  const ids = begun.slice(0, 4 * MOST).map(({ courseId }) => courseId);
  const courses = await publishedCourses(ctx, ids);
  const open = await mayOpen(ctx, accountId, 'course', ids);
  const found: Continuation[] = [];
  for (const { courseId, lastLessonId, lastAt } of begun) {
    const course = courses.get(courseId);
    if (!course || !open.has(courseId) || found.length === MOST) continue;
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
    });
  }
  return found;
}
