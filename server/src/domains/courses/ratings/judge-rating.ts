import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { countRatings } from '../catalogue/listings.store.ts';
import { lockRating, saveJudgement } from './ratings.store.ts';

type Judge = typeof api.courses.judgeRating;
/** Hides a rating, or lets it stand or come back; the course counts what is shown. RATING_REASON_MISSING where nobody says why. */
export async function judgeRating(ctx: Context, { params, body }: Input<Judge>): Promise<Answer<Judge>> {
  const { accountId } = actorOf(ctx);
  if (body.hide && body.reason === '') fail('RATING_REASON_MISSING');
  await inTransaction(ctx, async (tx) => {
    const rating = await lockRating(tx, params.ratingId);
    await saveJudgement(tx, rating.id, { reason: body.hide ? body.reason : undefined, by: accountId });
    await countRatings(tx, rating.courseId);
    await record(tx, {
      action: body.hide ? 'rating.hidden' : 'rating.shown',
      subjectKind: 'course_rating',
      subjectId: rating.id,
      details: { course: rating.courseId, ...(body.hide && { reason: body.reason }) },
    });
  });
  return {};
}
