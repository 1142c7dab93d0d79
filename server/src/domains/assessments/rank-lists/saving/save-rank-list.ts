import type { api } from '@abhyas/contract';
import type { RankListPage } from '@abhyas/contract/assessments/rank-lists';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { findIssue, listEntries } from '../issues.store.ts';
import { notifyRanked } from '../notifying/notify-ranked.ts';
import { lockRankList, type RankListRow, saveRankListRow } from '../rank-lists.store.ts';
import { refuseSecret } from '../secret-papers.ts';
import { showRankList } from '../show-rank-list.ts';
import { checkedDraft, recordRankList } from './checked-draft.ts';

/** Changes what a list is made of. CONFLICT where somebody else saved since it was read. */
export async function saveRankList(
  ctx: Context,
  { params, body }: Input<typeof api.assessments.saveRankList>,
): Promise<RankListPage> {
  await inTransaction(ctx, async (tx) => {
    const list = await lockRankList(tx, params.listId);
    if (list.revision !== body.revision) fail('CONFLICT');
    const draft = await checkedDraft(tx, body.draft, list.draft.sessions);
    await saveRankListRow(tx, { ...list, draft, revision: list.revision + 1 });
    await recordRankList(tx, 'rank_list.saved', list.id, draft.title);
    if (draft.shared && !list.draft.shared) await notifyOfShared(tx, { ...list, draft });
  });
  return showRankList(ctx, { params });
}

/** What was issued for staff alone is seen by students from now on. */
async function notifyOfShared(tx: TransactionContext, { id: listId, draft, issue }: RankListRow): Promise<void> {
  const issued = await findIssue(tx, listId, issue);
  if (!issued) return;
  await refuseSecret(tx, issued.sessions);
  await notifyRanked(tx, { listId, title: draft.title, issue }, await listEntries(tx, { listId, issue }), []);
}
