import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { archiveRankListRow, lockRankList } from '../rank-lists.store.ts';
import { recordRankList } from './checked-draft.ts';

/** Takes a list away from teachers and students; what was issued stays in the database. */
export async function archiveRankList(
  ctx: Context,
  { params }: Input<typeof api.assessments.archiveRankList>,
): Promise<{ listId: string }> {
  await inTransaction(ctx, async (tx) => {
    const list = await lockRankList(tx, params.listId);
    await archiveRankListRow(tx, list.id);
    await recordRankList(tx, 'rank_list.archived', list.id, list.draft.title);
  });
  return params;
}
