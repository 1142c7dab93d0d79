import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { decide, type Verdict } from './decide-review.ts';

type Decided = Answer<typeof api.questions.approveQuestion>;

/** Papers take the newest words and key from now on. CONFLICT where they are not what the reviewer looked at, REVIEW_OWN for their author. */
export async function approveQuestion(
  ctx: Context,
  { params, body }: Input<typeof api.questions.approveQuestion>,
): Promise<Decided> {
  return decide(ctx, params.questionId, body, approval);
}

const approval: Verdict = {
  action: 'approved',
  state: 'approved',
  entry: 'question.review_approved',
  kind: 'question_review.approved',
};
