import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { lockQuestion, updateStatus } from './questions.store.ts';

type Endpoint = typeof api.questions.setQuestionStatus;

/** Archives a question or brings it back. Papers that use it keep it. */
export async function setQuestionStatus(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  await inTransaction(ctx, async (tx) => {
    await lockQuestion(tx, params.questionId);
    await updateStatus(tx, params.questionId, body.status);
    const action = body.status === 'archived' ? 'question.archived' : 'question.restored';
    await record(tx, { action, subjectKind: 'question', subjectId: params.questionId });
  });
  return { status: body.status };
}
