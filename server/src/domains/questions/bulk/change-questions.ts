import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { BulkChange } from '@abhyas/contract/questions/bulk';
import { difficultyNames } from '@abhyas/contract/questions/shapes';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { usableArea } from '../../taxonomy/index.ts';
import { questionUsage } from '../commits/usage.ts';
import { applyChange, lockQuestions, type NewPlace } from './bulk.store.ts';
import { idsOfScope } from './scope.ts';

type Contract = typeof api.questions;

/**
 * One change of many questions, all or none. CHANGE_EMPTY where nothing is found, CHANGE_TOO_LARGE beyond the limit,
 * QUESTIONS_IN_USE where one that is to be removed stands in a published paper: such questions are archived instead.
 */
export async function changeQuestions(
  ctx: Context,
  { body: { scope, change } }: Input<Contract['changeQuestions']>,
): Promise<Answer<Contract['changeQuestions']>> {
  const place = await placeOf(ctx, change);
  const wanted = await idsOfScope(ctx, scope);
  const changeId = newId();
  return inTransaction(ctx, async (tx) => {
    const ids = await lockQuestions(tx, wanted, change.restore);
    if (ids.length === 0) fail('CHANGE_EMPTY');
    if (change.remove) await refuseUsed(tx, ids);
    const difficulty = change.difficulty === undefined ? undefined : difficultyNames[change.difficulty];
    await applyChange(tx, { id: changeId, change, place, difficulty }, ids);
    await record(tx, {
      action: 'question_change.made',
      subjectKind: 'question_change',
      subjectId: changeId,
      details: { ...change, questions: ids.length },
    });
    return { changeId, questions: ids.length };
  });
}

/** What stands in a published paper stays in the bank. */
export async function refuseUsed(tx: TransactionContext, ids: readonly string[]): Promise<void> {
  const count = await questionUsage().usedInPapers(tx, ids);
  if (count > 0) fail('QUESTIONS_IN_USE', { count });
}

async function placeOf(ctx: Context, { knowledgeAreaId }: BulkChange): Promise<NewPlace | undefined> {
  if (knowledgeAreaId === undefined) return undefined;
  const area = (await usableArea(ctx, knowledgeAreaId)) ?? fail('KNOWLEDGE_AREA_UNKNOWN');
  return { knowledgeAreaId: area.id, subjectId: area.subjectId };
}
