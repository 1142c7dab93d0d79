import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { deleteBookmark } from './bookmarks.store.ts';

/** Takes a question out of what one kept; one that is not there is out already. */
export async function removeBookmark(
  ctx: Context,
  { params: { questionId } }: Input<typeof api.questions.removeBookmark>,
): Promise<Answer<typeof api.questions.removeBookmark>> {
  await inTransaction(ctx, async (tx) => {
    await deleteBookmark(tx, actorOf(ctx).accountId, questionId);
    await record(tx, { action: 'question.let_go', subjectKind: 'question', subjectId: questionId });
  });
  return { kept: false };
}
