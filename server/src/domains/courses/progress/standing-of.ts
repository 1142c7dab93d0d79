import type { LessonStanding } from '@abhyas/contract/courses/learning';
import type { LessonProgress } from './lesson-progress.store.ts';

/** How a learner stands in a lesson, as a device shows it. Pure. */
export function standingOf({ place, seen, percent, doneAt }: LessonProgress): LessonStanding {
  return { place, seen: seen.map(([from, to]) => [from, to]), percent, doneAt: doneAt?.toISOString() ?? null };
}
