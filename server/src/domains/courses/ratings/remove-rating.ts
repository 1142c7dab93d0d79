import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { getCourse } from '../versions/courses.store.ts';
import { countRatings } from '../catalogue/listings.store.ts';
import { removeOwn } from './ratings.store.ts';

type Remove = typeof api.courses.removeRating;
/** Takes back what one said; done twice it stays taken back. */
export async function removeRating(ctx: Context, { params }: Input<Remove>): Promise<Answer<Remove>> {
  const { accountId } = actorOf(ctx);
  await getCourse(ctx, params.courseId);
  await inTransaction(ctx, async (tx) => {
    const ratingId = await removeOwn(tx, params.courseId, accountId);
    if (ratingId === undefined) return;
    await countRatings(tx, params.courseId);
    await record(tx, {
      action: 'rating.removed',
      subjectKind: 'course_rating',
      subjectId: ratingId,
      details: { course: params.courseId },
    });
  });
  return {};
}
