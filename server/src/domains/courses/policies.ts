import type { Actor } from '../../kernel/context.ts';

interface CourseState {
  readonly status: 'draft' | 'published' | 'archived';
  readonly createdBy: string | null;
  /** Accounts that write it beside the one who began it. */
  readonly authorIds: readonly string[];
}

const writes = (actor: Actor, { createdBy, authorIds }: CourseState): boolean =>
  createdBy === actor.accountId || authorIds.includes(actor.accountId);

/** Its authors, and whoever may publish it anyway; what is archived stays as it is. */
export const canEditCourse = (actor: Actor, course: CourseState): boolean =>
  course.status !== 'archived' && canManageCourse(actor, course);

/** The same also of an archived course: its authors, its reviews. */
export const canManageCourse = (actor: Actor, course: CourseState): boolean =>
  actor.capabilities.has('courses.write') && (actor.capabilities.has('courses.publish') || writes(actor, course));

export const canPublishCourse = (actor: Actor, course: CourseState): boolean =>
  actor.capabilities.has('courses.publish') && course.status !== 'archived';

export const canArchiveCourse = (actor: Actor): boolean => actor.capabilities.has('courses.publish');
