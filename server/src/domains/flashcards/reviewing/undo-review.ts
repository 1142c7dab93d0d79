import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { foldAndPresent } from './fold-log.ts';
import { findAnswer, insertUndo } from './reviews.store.ts';
import { lockLearner } from '../memory/schedules.store.ts';

type Undo = typeof api.flashcards.undoReview;
/** Takes an own answer back. Again is no change. */
export async function undoReview(ctx: Context, { params }: Input<Undo>): Promise<Answer<Undo>> {
  const { accountId } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockLearner(tx, accountId);
    const answer = (await findAnswer(tx, accountId, params.reviewId)) ?? fail('NOT_FOUND');
    const { cardId, retention, isUndone } = answer;
    if (!isUndone) await insertUndo(tx, accountId, { id: newId(), cardId, undoes: params.reviewId, retention });
    return (await foldAndPresent(tx, accountId, [cardId]))[0] ?? fail('NOT_FOUND');
  });
}
