import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { countReports, insertReport, lockRating } from './ratings.store.ts';

type Report = typeof api.courses.reportRating;
/** Tells the moderators of a rating; a second report of the same person changes nothing. RATING_OWN for its author. */
export async function reportRating(ctx: Context, { params, body }: Input<Report>): Promise<Answer<Report>> {
  const { accountId } = actorOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const rating = await lockRating(tx, params.ratingId);
    if (rating.hiddenAt !== null) fail('NOT_FOUND');
    if (rating.accountId === accountId) fail('RATING_OWN');
    if (!(await insertReport(tx, rating.id, accountId, body.reason))) return;
    await countReports(tx, rating.id);
    await record(tx, {
      action: 'rating.reported',
      subjectKind: 'course_rating',
      subjectId: rating.id,
      details: { course: rating.courseId, reason: body.reason },
    });
  });
  return {};
}
