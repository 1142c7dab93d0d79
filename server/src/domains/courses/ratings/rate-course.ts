import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { countRatings } from '../catalogue/listings.store.ts';
import { isLearner } from './is-learner.ts';
import { saveRating } from './ratings.store.ts';

type Rate = typeof api.courses.rateCourse;
/** Says what a learner thinks of a course, or says it anew. RATING_NOT_LEARNER for everybody else. */
export async function rateCourse(ctx: Context, { params, body }: Input<Rate>): Promise<Answer<Rate>> {
  const { accountId } = actorOf(ctx);
  const { courseId } = params;
  if (!(await isLearner(ctx, accountId, courseId))) fail('RATING_NOT_LEARNER');
  await inTransaction(ctx, async (tx) => {
    const ratingId = await saveRating(tx, { courseId, accountId, ...body });
    await countRatings(tx, courseId);
    await record(tx, {
      action: 'rating.saved',
      subjectKind: 'course_rating',
      subjectId: ratingId,
      details: { course: courseId, stars: body.stars },
    });
  });
  return {};
}
