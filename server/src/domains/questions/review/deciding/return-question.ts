import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { decide, type Verdict } from './decide-review.ts';

type Decided = Answer<typeof api.questions.approveQuestion>;

/** Sends a question back to its author, who reads the comment. Refused as an approval is. */
export async function returnQuestion(
  ctx: Context,
  { params, body }: Input<typeof api.questions.returnQuestion>,
): Promise<Decided> {
  return decide(ctx, params.questionId, body, sendingBack);
}

const sendingBack: Verdict = {
  action: 'returned',
  state: 'draft',
  entry: 'question.review_returned',
  kind: 'question_review.returned',
};
