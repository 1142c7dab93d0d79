import type { RankListDraft } from '@abhyas/contract/assessments/rank-lists';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { listPublished } from '../../open-papers/open-papers.store.ts';
import { findTieChain } from '../../patterns/exam-patterns.ts';
import type { SavedDraft } from '../rank-lists.store.ts';

/** Each paper once, in a version that is published; a chain that there is. Who names no version gets that of before or the newest. */
export async function checkedDraft(
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

/** What was done to a rank list, in the log. */
export const recordRankList = (tx: TransactionContext, action: string, listId: string, title: string) =>
  record(tx, { action, subjectKind: 'rank_list', subjectId: listId, details: { title } });
