import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { endRound, type Move, openRound } from './decide-review.ts';

type Decided = Answer<typeof api.questions.approveQuestion>;

/** Takes a question out of its review; CONFLICT where it was decided, or changed, meanwhile. */
export async function withdrawFromReview(
  ctx: Context,
  { params, body }: Input<typeof api.questions.withdrawFromReview>,
): Promise<Decided> {
  return inTransaction(ctx, async (tx) => {
    const review = await openRound(tx, params.questionId, body.round);
    return endRound(tx, review, { ...withdrawal, comment: '' });
  });
}

const withdrawal: Move = { action: 'withdrawn', state: 'draft', entry: 'question.review_withdrawn' };
