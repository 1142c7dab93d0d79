import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { getReview } from '../bank/review.store.ts';
import { hindrancesOf, requireReviews, sendForReview } from './sent-reviews.ts';

type Several = typeof api.questions.submitReviews;

/** Sends several drafts at once. Those with problems or duplicates stay as they are, and are named; what is no draft is left alone. */
export async function submitReviews(ctx: Context, { body }: Input<Several>): Promise<Answer<Several>> {
  return inTransaction(ctx, async (tx) => {
    await requireReviews(tx);
    const left: Answer<Several>['left'] = [];
    let sent = 0;
    for (const id of [...new Set(body.questionIds)].toSorted()) {
      const review = await getReview(tx, id, true);
      if (review.state !== 'draft') continue;
      const { problems, duplicates } = await hindrancesOf(tx, id);
      if (problems.length + duplicates.length > 0)
        left.push({ id, number: review.number, problems: problems.length, duplicates: duplicates.length });
      else {
        await sendForReview(tx, review);
        sent++;
      }
    }
    return { sent, left };
  });
}
