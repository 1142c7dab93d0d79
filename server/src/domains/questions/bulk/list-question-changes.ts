import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { canEdit } from '../policies.ts';
import { listChanges } from './bulk.store.ts';
import { countStates, type WordsState } from './words/rewordings.store.ts';

type Contract = typeof api.questions;
type Row = Answer<Contract['listQuestionChanges']>['rows'][number];

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
