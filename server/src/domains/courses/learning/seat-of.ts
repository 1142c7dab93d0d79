import type { LessonLock } from '@abhyas/contract/courses/learning';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { mayOpen, whyOpen } from '../../entitlements/index.ts';
import { publishedCourse, thingOfCourse } from '../versions/published-courses.ts';
import { type Enrolment, listEnrolments } from '../progress/enrolments.store.ts';
import { type LessonProgress, listProgress } from '../progress/lesson-progress.store.ts';
import { lessonIdsOf, lessonsOf } from '../progress/outline-lessons.ts';
import type { PublishedCourse } from '../versions/versions.store.ts';
import { locksOf } from './lesson-locks.ts';

/** A learner before a course: what is open, and what was done. */
export interface Seat {
  readonly accountId: string;
  readonly course: PublishedCourse;
  readonly access: 'full' | 'preview';
  readonly enrolment: Enrolment | undefined;
  readonly progress: ReadonlyMap<string, LessonProgress>;
  readonly locks: ReadonlyMap<string, LessonLock>;
}

/** The caller before a course; NOT_FOUND where neither it nor a free lesson of it is open to him. */
export async function seatOf(ctx: Context, courseId: string): Promise<Seat> {
  return (await findSeat(ctx, actorOf(ctx).accountId, await publishedCourse(ctx, courseId))) ?? fail('NOT_FOUND');
}

/** An account before a course; undefined where neither it nor a free lesson of it is open to them. */
export async function findSeat(ctx: Context, accountId: string, course: PublishedCourse): Promise<Seat | undefined> {
  const { courseId } = course;
  const [enrolment] = await listEnrolments(ctx, accountId, [courseId]);
  const full = await isOpen(ctx, accountId, course, enrolment !== undefined);
  const free = full ? new Set<string>() : await freeLessons(ctx, accountId, course);
  if (!full && free.size === 0) return undefined;
  const rows = await listProgress(ctx, accountId, courseId, lessonIdsOf(course));
  const access = full ? ('full' as const) : ('preview' as const);
  const locks = locksOf(course.outline, {
    access,
    enrolledAt: enrolment?.enrolledAt ?? null,
    begun: new Set(rows.map(({ lessonId }) => lessonId)),
    done: new Set(rows.flatMap(({ lessonId, doneAt }) => (doneAt ? lessonId : []))),
    free,
    now: ctx.clock.now(),
  });
  return { accountId, course, access, enrolment, progress: new Map(rows.map((row) => [row.lessonId, row])), locks };
}

/** Published: whoever has a grant. Archived: who began it or was given it himself keeps it (issue: readable for those who had it). */
async function isOpen(ctx: Context, accountId: string, course: PublishedCourse, enrolled: boolean): Promise<boolean> {
  const thing = thingOfCourse({ id: course.courseId, type: course.type });
  if (course.status === 'draft') return false;
  if (!(await mayOpen(ctx, accountId, thing.kind, [thing.id])).has(thing.id)) return false;
  if (course.status === 'published' || enrolled) return true;
  return (await whyOpen(ctx, accountId, thing)).some(({ holder }) => holder === 'account');
}

async function freeLessons(ctx: Context, accountId: string, course: PublishedCourse): Promise<ReadonlySet<string>> {
  if (course.status !== 'published') return new Set();
  const free = lessonsOf(course).flatMap((lesson) => (lesson.free ? lesson.lessonId : []));
  return mayOpen(ctx, accountId, 'lesson', free);
}
