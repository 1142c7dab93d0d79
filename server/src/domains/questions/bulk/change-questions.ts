import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type BulkChange, bulkLimits } from '@abhyas/contract/questions/bulk';
import { difficultyNames } from '@abhyas/contract/questions/shapes';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { namesOf } from '../../identity/index.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { idsOfFilter } from '../bank/list-questions.ts';
import { questionUsage } from '../commits/usage.ts';
import { canEdit } from '../policies.ts';
import { applyChange, listChanges, lockChange, lockQuestions, type NewPlace, revertChange } from './bulk.store.ts';

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
  const wanted =
    'questionIds' in scope ? scope.questionIds : await idsOfFilter(ctx, scope.filter, bulkLimits.questions);
  if (wanted === 'more') fail('CHANGE_TOO_LARGE', { most: bulkLimits.questions });
  const changeId = newId();
  return inTransaction(ctx, async (tx) => {
    const ids = await lockQuestions(tx, wanted);
    if (ids.length === 0) fail('CHANGE_EMPTY');
    if (change.remove) {
      const count = await questionUsage().usedInPapers(tx, ids);
      if (count > 0) fail('QUESTIONS_IN_USE', { count });
    }
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

async function placeOf(ctx: Context, { knowledgeAreaId }: BulkChange): Promise<NewPlace | undefined> {
  if (knowledgeAreaId === undefined) return undefined;
  const area = (await areasOf(ctx)).find(({ id }) => id === knowledgeAreaId) ?? fail('KNOWLEDGE_AREA_UNKNOWN');
  return { knowledgeAreaId, subjectId: area.subjectId };
}

/** Takes a change back, once; questions that somebody changed since are left as they are. */
export async function undoQuestionChange(
  ctx: Context,
  { params: { changeId } }: Input<Contract['undoQuestionChange']>,
): Promise<Answer<Contract['undoQuestionChange']>> {
  return inTransaction(ctx, async (tx) => {
    const { questions: all, undoneAt } = await lockChange(tx, changeId);
    if (undoneAt) fail('CHANGE_UNDONE');
    const questions = await revertChange(tx, changeId);
    await record(tx, {
      action: 'question_change.undone',
      subjectKind: 'question_change',
      subjectId: changeId,
      details: { questions },
    });
    return { questions, left: all - questions };
  });
}

/** What was changed in bulk, by whom, and whether it was taken back. */
export async function listQuestionChanges(
  ctx: Context,
  { query: { page, size } }: Input<Contract['listQuestionChanges']>,
): Promise<Answer<Contract['listQuestionChanges']>> {
  const { total, rows } = await listChanges(ctx, { page, size });
  const names = await namesOf(ctx, [...new Set(rows.flatMap(({ madeBy }) => madeBy ?? []))]);
  return {
    rows: rows.map(({ id, change, questions, madeBy, madeAt, undoneAt }) => ({
      id,
      change: change as BulkChange,
      questions,
      by: (madeBy !== null && names.get(madeBy)?.name) || '',
      at: madeAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    })),
    total,
    page,
    size,
    can: { undo: canEdit(actorOf(ctx)) },
  };
}
