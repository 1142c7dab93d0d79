import type { LessonLock } from '@abhyas/contract/courses/learning';
import type { CourseOutline, OutlineLesson, Release } from '@abhyas/contract/courses/shapes';

const DAY_MS = 86_400_000;

/** How a learner stands to a course. */
export interface Footing {
  readonly access: 'full' | 'preview';
  readonly enrolledAt: Date | null;
  /** Lessons that the learner has begun: they stay open. */
  readonly begun: ReadonlySet<string>;
  readonly done: ReadonlySet<string>;
  /** Free lessons that are open without the course. */
  readonly free: ReadonlySet<string>;
  readonly now: Date;
}

/** Why each lesson of an outline does not open now; lessons that open are not in it. Pure (issue: releases, prerequisites). */
export function locksOf({ sections }: CourseOutline, footing: Footing): Map<string, LessonLock> {
  const inCourse = new Set(sections.flatMap(({ lessons }) => lessons.map(({ lessonId }) => lessonId)));
  const locks = new Map<string, LessonLock>();
  for (const section of sections) {
    for (const lesson of section.lessons) {
      const lock = lockOf(lesson, section.release, inCourse, footing);
      if (lock) locks.set(lesson.lessonId, lock);
    }
  }
  return locks;
}

function lockOf(
  lesson: OutlineLesson,
  ofSection: Release | null,
  inCourse: ReadonlySet<string>,
  footing: Footing,
): LessonLock | undefined {
  if (footing.access === 'preview' && !footing.free.has(lesson.lessonId)) return { why: 'access' };
  if (footing.begun.has(lesson.lessonId)) return undefined;
  const release = releaseLock([ofSection, lesson.release], footing);
  if (release) return release;
  // Who looks in first cannot have done what comes before.
  if (footing.access === 'preview') return undefined;
  const waits = lesson.after.filter((id) => inCourse.has(id) && !footing.done.has(id));
  return waits.length > 0 ? { why: 'after', lessonIds: waits } : undefined;
}

/** The later of the section's and the lesson's counts. */
function releaseLock(releases: readonly (Release | null)[], footing: Footing): LessonLock | undefined {
  // A free lesson shows what a course is like: days that count from its beginning do not close it to who has not got it.
  const given = releases.flatMap((one) =>
    one === null || (one.by === 'days' && footing.access === 'preview') ? [] : one,
  );
  const days = Math.max(0, ...given.flatMap((one) => (one.by === 'days' ? one.days : [])));
  if (days > 0 && footing.enrolledAt === null) return { why: 'begin', days };
  const times = given.map((one) =>
    one.by === 'date' ? new Date(one.at).getTime() : (footing.enrolledAt?.getTime() ?? 0) + one.days * DAY_MS,
  );
  const latest = Math.max(0, ...times);
  return latest > footing.now.getTime() ? { why: 'release', at: new Date(latest).toISOString() } : undefined;
}
