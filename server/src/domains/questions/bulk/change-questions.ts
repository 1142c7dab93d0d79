import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { BulkChange } from '@abhyas/contract/questions/bulk';
import { difficultyNames } from '@abhyas/contract/questions/shapes';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { namesOf } from '../../identity/index.ts';
import { areasOf, usableArea } from '../../taxonomy/index.ts';
import { moveArea } from '../bank/area-uses.store.ts';
import { questionUsage } from '../commits/usage.ts';
import { canEdit } from '../policies.ts';
import { idsOfScope } from './scope.ts';
import { countStates, type WordsState } from './words/rewordings.store.ts';
import { undoRewording } from './words/undo-rewording.ts';
import {
  applyChange,
  listChanged,
  listChanges,
  lockChange,
  lockQuestions,
  type NewPlace,
  revertChange,
} from './bulk.store.ts';

type Contract = typeof api.questions;
type Row = Answer<Contract['listQuestionChanges']>['rows'][number];

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
async function refuseUsed(tx: TransactionContext, ids: readonly string[]): Promise<void> {
  const count = await questionUsage().usedInPapers(tx, ids);
  if (count > 0) fail('QUESTIONS_IN_USE', { count });
}

async function placeOf(ctx: Context, { knowledgeAreaId }: BulkChange): Promise<NewPlace | undefined> {
  if (knowledgeAreaId === undefined) return undefined;
  const area = (await usableArea(ctx, knowledgeAreaId)) ?? fail('KNOWLEDGE_AREA_UNKNOWN');
  return { knowledgeAreaId: area.id, subjectId: area.subjectId };
}

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

/** What was changed in bulk, by whom, and whether it was taken back. */
export async function listQuestionChanges(
  ctx: Context,
  { query: { page, size } }: Input<Contract['listQuestionChanges']>,
): Promise<Answer<Contract['listQuestionChanges']>> {
  const { total, rows } = await listChanges(ctx, { page, size });
  const working = rows.filter(({ state }) => state !== 'done').map(({ id }) => id);
  const counts = working.length === 0 ? new Map() : await countStates(ctx, working);
  const names = await namesOf(ctx, [...new Set(rows.flatMap(({ madeBy }) => madeBy ?? []))]);
  return {
    rows: rows.map(({ id, change, questions, left, state, madeBy, madeAt, undoneAt }) => ({
      id,
      change: change as Row['change'],
      questions,
      left,
      state: undoneAt ? 'undone' : (state as 'done' | 'working' | 'undoing'),
      percent: percentOf(state, counts.get(id)),
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

/** How far a job is with a change. */
function percentOf(state: string, counts: Partial<Record<WordsState, number>> = {}): number {
  if (state === 'done') return 100;
  const { planned = 0, changed = 0, undone = 0, refused = 0, changed_since = 0 } = counts;
  const [open, done] = state === 'working' ? [planned, changed + refused + changed_since] : [changed, undone];
  return open + done === 0 ? 0 : Math.floor((100 * done) / (open + done));
}
