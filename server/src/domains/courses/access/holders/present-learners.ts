import type { CourseLearner } from '@abhyas/contract/courses/access';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { type GrantRow, type HolderState, listGrantRows, presentGrants } from '../../../entitlements/index.ts';
import { namesOf } from '../../../identity/index.ts';
import { type CourseBrief, courseBriefs } from '../course-briefs.store.ts';
import { openersOf } from './open-still.ts';
import { registeredAt } from './registered.store.ts';

export interface Learner {
  readonly id: string;
  readonly state: HolderState;
}

/** Learners of a course with all that opens it to them; what was taken back stands in the history alone. */
export async function presentLearners(
  ctx: Context,
  course: CourseBrief,
  learners: readonly Learner[],
): Promise<CourseLearner[]> {
  const ids = learners.map(({ id }) => id);
  const things = await openersOf(ctx, course);
  const rows = (await listGrantRows(ctx, things, ids)).filter(({ revokedAt }) => !revokedAt);
  const titles = await titlesOf(ctx, things);
  const grants = new Map((await presentGrants(ctx, rows, titles)).map((one) => [one.grantId, one]));
  const [names, registered] = [await namesOf(ctx, ids), await registeredAt(ctx, course.id, ids)];
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId ?? '');
  return learners.map(({ id, state }) => {
    const own = byAccount.get(id) ?? [];
    return {
      accountId: id,
      name: names.get(id)?.name ?? '',
      email: names.get(id)?.email ?? '',
      state,
      ...spanOf(own, ctx.clock.now()),
      registeredAt: registered.get(id)?.toISOString() ?? null,
      grants: own.flatMap((row) => grants.get(row.id) ?? []),
    };
  });
}

/** Titles of courses and packs by id. */
export async function titlesOf(ctx: Context, things: readonly { readonly id: string }[]): Promise<Map<string, string>> {
  const found = await courseBriefs(
    ctx,
    things.map(({ id }) => id),
  );
  return new Map([...found].map(([id, { title }]) => [id, title]));
}

/** From when until when grants open something together: those that hold or will, or else those that are over. */
export function spanOf(rows: readonly GrantRow[], now: Date): { startsAt: string | null; endsAt: string | null } {
  const open = rows.filter(({ endsAt }) => !endsAt || endsAt > now);
  const counted = open.length > 0 ? open : rows;
  const starts = counted.map(({ startsAt }) => startsAt?.getTime() ?? -Infinity);
  const ends = counted.map(({ endsAt }) => endsAt?.getTime() ?? Infinity);
  return { startsAt: instant(Math.min(...starts)), endsAt: instant(Math.max(...ends)) };
}

const instant = (time: number) => (Number.isFinite(time) ? new Date(time).toISOString() : null);

/** The course, or NOT_FOUND. */
export const getCourseBrief = async (ctx: Context, id: string): Promise<CourseBrief> =>
  (await courseBriefs(ctx, [id])).get(id) ?? fail('NOT_FOUND');
