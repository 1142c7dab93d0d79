import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { grantToEach } from '../../entitlements/index.ts';
import { studentsAmong } from '../../identity/index.ts';
import { notify } from '../../notices/index.ts';
import { recountWhenOpen } from '../progress/completion/recount-course.ts';
import { type GivenWindow, windowOf } from './access-window.ts';
import { type CourseBrief, courseBriefs } from './course-briefs.store.ts';
import { thingOfCourse } from '../versions/published-courses.ts';

/** Where a grant of staff comes from. */
export const BY_STAFF = 'staff';

interface Giving extends GivenWindow {
  readonly courseIds: readonly string[];
  readonly accountIds: readonly string[];
  readonly reason: string;
}

/**
 * Gives courses to students in the caller's transaction, each for the window that was said or for its own days, and tells them. Who has
 * one from staff gets the new window. COURSE_NOT_OPEN, ACCESS_UNKNOWN, ACCESS_WINDOW: nobody is given anything.
 */
export async function giveCourses(tx: TransactionContext, given: Giving): Promise<void> {
  const accountIds = [...new Set(given.accountIds)];
  const courses = await requirePublished(tx, given.courseIds);
  if ((await studentsAmong(tx, accountIds)).length < accountIds.length) fail('ACCESS_UNKNOWN');
  for (const course of courses) await giveOne(tx, course, accountIds, given);
  const [only, another] = courses;
  await notify(tx, {
    kind: 'course.given',
    accountIds,
    params: { title: courses.map(({ title }) => title).join(', ') },
    link: only && !another ? `/student/courses/${only.id}` : '/student/courses',
  });
}

async function giveOne(tx: TransactionContext, course: CourseBrief, accountIds: readonly string[], given: Giving) {
  const { kind, id } = thingOfCourse(course);
  const { startsAt, endsAt } = windowOf(given, course.validityDays, tx.clock.now());
  const { reason } = given;
  await grantToEach(tx, accountIds, { thingKind: kind, thingId: id, source: BY_STAFF, startsAt, endsAt, reason });
  await recountWhenOpen(tx, course, accountIds, startsAt);
  await record(tx, {
    action: 'course.given',
    subjectKind: 'course',
    subjectId: course.id,
    reason,
    details: { accountIds, startsAt, endsAt },
  });
}

/** These courses; NOT_FOUND for one that is not here, COURSE_NOT_OPEN for one that nobody may be given. */
export async function requirePublished(ctx: Context, ids: readonly string[]): Promise<CourseBrief[]> {
  const found = await courseBriefs(ctx, ids);
  return [...new Set(ids)].map((id) => {
    const course = found.get(id) ?? fail('NOT_FOUND');
    if (course.status !== 'published') fail('COURSE_NOT_OPEN', { title: course.title });
    return course;
  });
}
