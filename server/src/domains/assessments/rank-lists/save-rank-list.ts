import type { api } from '@abhyas/contract';
import type { RankListDraft, RankListPage } from '@abhyas/contract/assessments/rank-lists';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { listPublished } from '../open-papers/open-papers.store.ts';
import { findIssue, listEntries } from './issues.store.ts';
import {
  archiveRankListRow,
  insertRankList,
  lockRankList,
  type RankListRow,
  type SavedDraft,
  saveRankListRow,
} from './rank-lists.store.ts';
import { refuseSecret } from './secret-papers.ts';
import { showRankList } from './show-rank-list.ts';
import { notifyRanked } from './notifying/notify-ranked.ts';
import { findTieChain } from './tie-chains.ts';

/** Starts a rank list over published papers. */
export async function createRankList(
  ctx: Context,
  { body }: Input<typeof api.assessments.createRankList>,
): Promise<{ listId: string }> {
  const listId = newId();
  await inTransaction(ctx, async (tx) => {
    await insertRankList(tx, listId, await checkedDraft(tx, body, []));
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
    const draft = await checkedDraft(tx, body.draft, list.draft.sessions);
    await saveRankListRow(tx, { ...list, draft, revision: list.revision + 1 });
    await recordChange(tx, 'rank_list.saved', list.id, draft.title);
    if (draft.shared && !list.draft.shared) await notifyOfShared(tx, { ...list, draft });
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

/** Each paper once, in a version that is published; a chain that there is. Who names no version gets that of before or the newest. */
async function checkedDraft(
  tx: TransactionContext,
  draft: RankListDraft,
  before: SavedDraft['sessions'],
): Promise<SavedDraft> {
  const papers = [...new Set(draft.sessions.map(({ paperId }) => paperId))];
  const newest = new Map((await listPublished(tx, papers)).map(({ paperId, version }) => [paperId, version]));
  if (papers.length < draft.sessions.length || newest.size < papers.length) fail('RANK_LIST_PAPERS');
  if (draft.tieChainId !== null && !(await findTieChain(tx, draft.tieChainId))) fail('PATTERN_UNKNOWN');
  const known = new Map([...newest, ...before.map(({ paperId, version }) => [paperId, version] as const)]);
  const sessions = draft.sessions.map((one) => ({ ...one, version: one.version ?? known.get(one.paperId)! }));
  if (sessions.some(({ paperId, version }) => version > newest.get(paperId)!)) fail('RANK_LIST_PAPERS');
  return { ...draft, sessions };
}

/** What was issued for staff alone is seen by students from now on. */
async function notifyOfShared(tx: TransactionContext, { id: listId, draft, issue }: RankListRow): Promise<void> {
  const issued = await findIssue(tx, listId, issue);
  if (!issued) return;
  await refuseSecret(tx, issued.sessions);
  await notifyRanked(tx, { listId, title: draft.title, issue }, await listEntries(tx, { listId, issue }), []);
}

const recordChange = (tx: TransactionContext, action: string, listId: string, title: string) =>
  record(tx, { action, subjectKind: 'rank_list', subjectId: listId, details: { title } });
