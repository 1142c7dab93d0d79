import { eventKind } from '../../kernel/events.ts';

/** A course's draft became its next version. */
export const coursePublished = eventKind<{ courseId: string; version: number }>('course.published');
/** A course left the lists; who has it keeps it. */
export const courseArchived = eventKind<{ courseId: string }>('course.archived');
/** Somebody did every lesson of a course, or every course of a pack, for the first time. */
export const courseCompleted = eventKind<{ courseId: string; accountId: string; completedAt: string }>(
  'course.completed',
);
