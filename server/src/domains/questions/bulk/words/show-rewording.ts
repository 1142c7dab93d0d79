import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { questionUsage } from '../../commits/usage.ts';
import { countStates, findRewording, listBefore, listOutcomes, type WordsState } from './rewordings.store.ts';

type Endpoint = typeof api.questions.showRewording;

/** What a change of words did to each question, and the published papers that hold what was before. NOT_FOUND where it is none. */
export async function showRewording(
  ctx: Context,
  { params: { changeId }, query: { page, size, only } }: Input<Endpoint>,
): Promise<Answer<Endpoint>> {
  if (!(await findRewording(ctx, changeId))) fail('NOT_FOUND');
  const counts = (await countStates(ctx, [changeId])).get(changeId) ?? {};
  const sum = (...states: WordsState[]) => states.reduce((all, state) => all + (counts[state] ?? 0), 0);
  const left = sum('refused', 'changed_since');
  const rows = await listOutcomes(ctx, changeId, { page, size, left: only === 'left' });
  return {
    rows: rows.map(({ questionId, number, state, version, problems }) => ({
      questionId,
      number,
      outcome: state === 'planned' ? 'changed' : state,
      version,
      problems,
    })),
    total: only === 'left' ? left : sum('changed', 'undone') + left,
    page,
    size,
    left,
    papers: [...(await questionUsage().papersHolding(ctx, await listBefore(ctx, changeId)))],
  };
}
