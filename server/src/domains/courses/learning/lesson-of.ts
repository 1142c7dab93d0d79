import type { LessonProgress } from '../progress/lesson-progress.store.ts';
import { fail } from '../../../kernel/errors.ts';
import { lessonsOf } from '../progress/outline-lessons.ts';
import type { Seat } from './seat-of.ts';

interface LessonAtHand {
  readonly lessonId: string;
  /** The version that the learner began, or else the newest. */
  readonly version: number;
  /** The newest version; that of the learner where the lesson was taken out. */
  readonly newest: number;
  readonly progress: LessonProgress | undefined;
}

/** A lesson that the learner may open now: of the outline, or one that he began and that was taken out. LESSON_LOCKED, NOT_FOUND. */
export function lessonOf({ course, progress, locks, access }: Seat, lessonId: string): LessonAtHand {
  const mine = progress.get(lessonId);
  const line = lessonsOf(course).find((lesson) => lesson.lessonId === lessonId);
  if (!line && (!mine || access === 'preview')) fail('NOT_FOUND');
  const lock = locks.get(lessonId);
  if (lock) fail('LESSON_LOCKED', { why: lock.why });
  const newest = line?.version ?? mine!.version;
  return { lessonId, version: mine?.version ?? newest, newest, progress: mine };
}
