import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { moveArea } from '../bank/area-uses.store.ts';
import { listChanged, lockChange, revertChange } from './bulk.store.ts';
import { refuseUsed } from './change-questions.ts';
import { undoRewording } from './words/undo-rewording.ts';

type Contract = typeof api.questions;

/**
 * Takes a change back, once; questions that somebody changed since are left as they are. CHANGE_WORKING while a job is at it;
 * QUESTIONS_IN_USE where one that was brought back stands in a published paper now.
 */
export async function undoQuestionChange(
  ctx: Context,
  { params: { changeId } }: Input<Contract['undoQuestionChange']>,
): Promise<Answer<Contract['undoQuestionChange']>> {
  return inTransaction(ctx, async (tx) => {
    const { questions: all, undoneAt, state, kind, change } = await lockChange(tx, changeId);
    if (undoneAt) fail('CHANGE_UNDONE');
    if (state !== 'done') fail('CHANGE_WORKING');
    if (kind === 'words') return undoRewording(tx, changeId);
    if ('restore' in change) await refuseUsed(tx, await listChanged(tx, changeId));
    const questions = await revertChange(tx, changeId);
    // What lay in an area that became part of another since lies in that one.
    for (const { id, mergedInto } of await areasOf(tx)) if (mergedInto !== null) await moveArea(tx, id, mergedInto);
    await record(tx, {
      action: 'question_change.undone',
      subjectKind: 'question_change',
      subjectId: changeId,
      details: { questions },
    });
    return { questions, left: all - questions, working: false };
  });
}
