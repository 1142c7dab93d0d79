import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { getReview } from '../bank/review.store.ts';
import { hindrancesOf, requireReviews, sendForReview } from './sent-reviews.ts';

type One = typeof api.questions.submitForReview;

/**
 * Sends a draft for review. CONFLICT where somebody changed it since the caller looked, REVIEW_STATE where it is no draft,
 * QUESTION_INVALID with what must be put right, REVIEW_DUPLICATES where the bank has it already and the caller did not say so.
 */
export async function submitForReview(
  ctx: Context,
  { params: { questionId }, body }: Input<One>,
): Promise<Answer<One>> {
  return inTransaction(ctx, async (tx) => {
    await requireReviews(tx);
    const review = await getReview(tx, questionId, true);
    if (review.version !== body.version || review.keyVersion !== body.keyVersion) fail('CONFLICT');
    if (review.state !== 'draft') fail('REVIEW_STATE', { state: review.state });
    const { problems, duplicates } = await hindrancesOf(tx, questionId);
    if (problems.length > 0) failFields('QUESTION_INVALID', problems);
    if (duplicates.length > 0 && !body.despiteDuplicates)
      fail('REVIEW_DUPLICATES', { questions: duplicates.map(({ number }) => `Q-${number}`).join(', ') });
    return sendForReview(tx, review);
  });
}
