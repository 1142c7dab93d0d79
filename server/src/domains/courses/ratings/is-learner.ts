import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { readPublished } from '../catalogue/listings.store.ts';
import { hasBegun } from './ratings.store.ts';

/** A learner of a course has begun it, not a free lesson of it alone; of a pack, any of its courses. NOT_FOUND where it is not published. */
export async function isLearner(ctx: Context, accountId: string, courseId: string): Promise<boolean> {
  const { outline } = (await readPublished(ctx, courseId)) ?? fail('NOT_FOUND');
  return hasBegun(ctx, accountId, [courseId, ...outline.courseIds]);
}
