import type { api } from '@abhyas/contract';
import type { RankListDraft, RankListPage } from '@abhyas/contract/assessments/rank-lists';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { listPublished } from '../open-papers/open-papers.store.ts';
import { archiveRankListRow, insertRankList, lockRankList, saveRankListRow } from './rank-lists.store.ts';
import { showRankList } from './show-rank-list.ts';
import { findTieChain } from './tie-chains.ts';

/** Starts a rank list over published papers. */
export async function createRankList(
  ctx: Context,
  { body }: Input<typeof api.assessments.createRankList>,
): Promise<{ listId: string }> {
  const listId = newId();
  await inTransaction(ctx, async (tx) => {
    await checkDraft(tx, body);
    await insertRankList(tx, listId, body);
    await recordChange(tx, 'rank_list.created', listId, body.title);
  });
  return { listId };
}

/** Changes what a list is made of. CONFLICT where somebody else saved since it was read. */
export async function saveRankList(
  ctx: Context,
  { params, body }: Input<typeof api.assessments.saveRankList>,
): Promise<RankListPage> {
  await inTransaction(ctx, async (tx) => {
    const list = await lockRankList(tx, params.listId);
    if (list.revision !== body.revision) fail('CONFLICT');
    await checkDraft(tx, body.draft);
    await saveRankListRow(tx, { ...list, draft: body.draft, revision: list.revision + 1 });
    await recordChange(tx, 'rank_list.saved', list.id, body.draft.title);
  });
  return showRankList(ctx, { params });
}

/** Takes a list away from teachers and students; what was issued stays in the database. */
export async function archiveRankList(
  ctx: Context,
  { params }: Input<typeof api.assessments.archiveRankList>,
): Promise<{ listId: string }> {
  await inTransaction(ctx, async (tx) => {
    const list = await lockRankList(tx, params.listId);
    await archiveRankListRow(tx, list.id);
    await recordChange(tx, 'rank_list.archived', list.id, list.draft.title);
  });
  return params;
}

/** Each paper once and published; a chain that there is. */
async function checkDraft(tx: TransactionContext, { sessions, tieChainId }: RankListDraft): Promise<void> {
  const papers = [...new Set(sessions.map(({ paperId }) => paperId))];
  const published = await listPublished(tx, papers);
  if (papers.length < sessions.length || published.length < papers.length) fail('RANK_LIST_PAPERS');
  if (tieChainId !== null && !(await findTieChain(tx, tieChainId))) fail('PATTERN_UNKNOWN');
}

const recordChange = (tx: TransactionContext, action: string, listId: string, title: string) =>
  record(tx, { action, subjectKind: 'rank_list', subjectId: listId, details: { title } });
