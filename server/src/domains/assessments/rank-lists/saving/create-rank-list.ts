import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import { insertRankList } from '../rank-lists.store.ts';
import { checkedDraft, recordRankList } from './checked-draft.ts';

/** Starts a rank list over published papers. */
export async function createRankList(
  ctx: Context,
  { body }: Input<typeof api.assessments.createRankList>,
): Promise<{ listId: string }> {
  const listId = newId();
  await inTransaction(ctx, async (tx) => {
    await insertRankList(tx, listId, await checkedDraft(tx, body, []));
    await recordRankList(tx, 'rank_list.created', listId, body.title);
  });
  return { listId };
}
