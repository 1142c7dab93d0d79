import type { CodeThing } from '@abhyas/contract/codes/shapes';
import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { courseBriefs } from '../../courses/index.ts';
import { listOfferedPlans, namesOfPlans } from '../../passes/index.ts';

const idsOf = (things: readonly SoldThing[], isPlan: boolean): string[] => [
  ...new Set(things.filter(({ kind }) => (kind === 'pass') === isPlan).map(({ id }) => id)),
];

/** What courses, packs and plans are called today, by id. */
export async function titlesOfThings(ctx: Context, things: readonly SoldThing[]): Promise<Map<string, string>> {
  const courses = await courseBriefs(ctx, idsOf(things, false));
  return new Map([
    ...[...courses].map(([id, { title }]) => [id, title] as const),
    ...(await namesOfPlans(ctx, idsOf(things, true))),
  ]);
}

export const withTitles = (things: readonly SoldThing[], titles: ReadonlyMap<string, string>): CodeThing[] =>
  things.map((thing) => ({ ...thing, title: titles.get(thing.id) ?? '' }));

/** These things, each once, as they are: OFFER_UNKNOWN for a course that is not published, or a plan that is not offered. */
export async function offeredThings(ctx: Context, things: readonly SoldThing[]): Promise<SoldThing[]> {
  const courses = await courseBriefs(ctx, idsOf(things, false));
  const plans = new Set((await listOfferedPlans(ctx)).map(({ id }) => id));
  return [...idsOf(things, false), ...idsOf(things, true)].map((id) => {
    if (plans.has(id)) return { kind: 'pass', id };
    const course = courses.get(id);
    if (course?.status !== 'published') return fail('OFFER_UNKNOWN', { id });
    return { kind: course.type === 'pack' ? 'pack' : 'course', id };
  });
}
