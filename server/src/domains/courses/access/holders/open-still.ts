import type { Thing } from '@abhyas/contract/entitlements/access';
import type { Context } from '../../../../kernel/context.ts';
import { isEveryones, listAround, listGrantRows } from '../../../entitlements/index.ts';
import type { CourseBrief } from '../course-briefs.store.ts';
import { thingOfCourse } from '../../versions/published-courses.ts';

/** A course, and the packs and passes that it lies inside of: a grant of any of them opens it. */
export async function openersOf(ctx: Context, course: CourseBrief): Promise<Thing[]> {
  const thing = thingOfCourse(course);
  return [thing, ...(await listAround(ctx, thing))];
}

/** How many of these accounts have the course all the same, now or later. */
export async function countOpenStill(
  ctx: Context,
  course: CourseBrief,
  accountIds: readonly string[],
): Promise<number> {
  const things = await openersOf(ctx, course);
  if (await isEveryones(ctx, things)) return new Set(accountIds).size;
  const now = ctx.clock.now();
  const open = (await listGrantRows(ctx, things, accountIds)).filter(
    ({ revokedAt, endsAt }) => !revokedAt && (!endsAt || endsAt > now),
  );
  return new Set(open.map(({ accountId }) => accountId)).size;
}
