import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { reviewerOf } from './list-reviews.ts';
import { countWaiting } from './queue.store.ts';
import { asksForReviews } from '../bank/review-state.ts';

/** The number beside the way into the queue. */
export async function countReviews(ctx: Context): Promise<Answer<typeof api.questions.countReviews>> {
  if (!(await asksForReviews(ctx))) return { on: false, review: 0 };
  const { review } = await countWaiting(ctx, { subjectId: undefined, author: undefined, search: '' }, reviewerOf(ctx));
  return { on: true, review };
}
