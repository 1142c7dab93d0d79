import type { api } from '@abhyas/contract';
import type { LearnerState } from '@abhyas/contract/courses/access';
import type { Answer } from '@abhyas/contract/endpoint';
import type { GrantState } from '@abhyas/contract/entitlements/access';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { listHeldRows, mayOpen, presentGrants } from '../../../entitlements/index.ts';
import { listEnrolments } from '../../progress/enrolments.store.ts';
import { type CourseBrief, courseBriefs } from '../course-briefs.store.ts';
import { spanOf, titlesOf } from './present-learners.ts';
import { thingOfCourse } from '../../versions/published-courses.ts';

type Mine = Answer<typeof api.courses.listMyAccess>;

/** The courses and packs that a student was given or registered: from which source and until when, the open ones first. */
export async function listMyAccess(ctx: Context): Promise<Mine> {
  const { accountId } = actorOf(ctx);
  const rows = (await listHeldRows(ctx, [accountId], ['course', 'pack'])).filter(({ revokedAt }) => !revokedAt);
  const registered = await listEnrolments(ctx, accountId);
  const ids = [...new Set([...rows.map(({ thing }) => thing.id), ...registered.map(({ courseId }) => courseId)])];
  const courses = await courseBriefs(ctx, ids);
  const open = await openAmong(ctx, accountId, [...courses.values()]);
  const grants = await presentGrants(
    ctx,
    rows,
    await titlesOf(
      ctx,
      rows.map(({ thing }) => thing),
    ),
  );
  const mine = [...courses.values()].map((course) => {
    const own = grants.filter(({ thing }) => thing.id === course.id);
    const state = open.has(course.id) ? 'current' : stateOf(own.map((one) => one.state));
    const span = spanOf(
      rows.filter(({ thing }) => thing.id === course.id),
      ctx.clock.now(),
    );
    return { courseId: course.id, title: course.title, type: course.type, state, ...span, grants: own };
  });
  const order = { current: 0, upcoming: 1, ended: 2 };
  return mine.toSorted((a, b) => order[a.state] - order[b.state] || a.title.localeCompare(b.title, 'en'));
}

const stateOf = (states: readonly GrantState[]): LearnerState => (states.includes('upcoming') ? 'upcoming' : 'ended');

async function openAmong(ctx: Context, accountId: string, courses: readonly CourseBrief[]): Promise<Set<string>> {
  const things = courses.map(thingOfCourse);
  const ofKind = (kind: 'course' | 'pack') => things.filter((thing) => thing.kind === kind).map(({ id }) => id);
  return new Set([
    ...(await mayOpen(ctx, accountId, 'course', ofKind('course'))),
    ...(await mayOpen(ctx, accountId, 'pack', ofKind('pack'))),
  ]);
}
