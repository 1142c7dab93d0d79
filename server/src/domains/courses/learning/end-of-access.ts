import type { Context } from '../../../kernel/context.ts';
import { whyOpen } from '../../entitlements/index.ts';
import { thingOfCourse } from '../versions/published-courses.ts';
import type { PublishedCourse } from '../versions/versions.store.ts';

/** When the last of the grants that open a course to somebody ends; null: one of them does not. */
export async function endOfAccess(
  ctx: Context,
  accountId: string,
  { courseId, type }: Pick<PublishedCourse, 'courseId' | 'type'>,
): Promise<string | null> {
  const ends = (await whyOpen(ctx, accountId, thingOfCourse({ id: courseId, type }))).map(({ endsAt }) => endsAt);
  return ends.includes(null)
    ? null
    : (ends
        .flatMap((end) => end ?? [])
        .toSorted()
        .at(-1) ?? null);
}
