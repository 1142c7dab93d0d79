import type { api } from '@abhyas/contract';
import type { RankListPage } from '@abhyas/contract/assessments/rank-lists';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { findIssue, insertIssue, listEntries } from './issues.store.ts';
import { mergeSessions, type Session } from './merge-sessions.ts';
import { lockRankList, type RankListRow } from './rank-lists.store.ts';
import { refuseSecret } from './secret-papers.ts';
import { listSessionResults } from './session-results.store.ts';
import { type SessionsNow, sessionsNow } from './sessions-now.ts';
import { showRankList } from './show-rank-list.ts';
import { notifyRanked } from './notifying/notify-ranked.ts';
import { findTieChain } from '../patterns/exam-patterns.ts';

/**
 * Ranks everybody by the results and rules as they stand now; whose rank is new or another hears of it where students see the list.
 * RANK_LIST_SECRET where they would see it before the results. Issued twice without a change between, the first issue stays.
 */
export async function issueRankList(
  ctx: Context,
  { params }: Input<typeof api.assessments.issueRankList>,
): Promise<RankListPage> {
  await inTransaction(ctx, async (tx) => {
    const list = await lockRankList(tx, params.listId);
    const now = await sessionsNow(tx, list);
    const before = await findIssue(tx, list.id, list.issue);
    if (before?.digest !== now.digest) await issue(tx, list, now);
  });
  return showRankList(ctx, { params });
}

async function issue(
  tx: TransactionContext,
  list: RankListRow,
  { sessions, lists, digest }: SessionsNow,
): Promise<void> {
  const { combine, tieChainId, title, shared } = list.draft;
  if (shared) await refuseSecret(tx, sessions);
  const chain = tieChainId === null ? null : ((await findTieChain(tx, tieChainId))?.links ?? null);
  const read: Session[] = [];
  for (const [at, { label }] of sessions.entries())
    read.push({ label, results: await listSessionResults(tx, lists[at]!) });
  const entries = mergeSessions(read, combine, chain);
  if (entries.length === 0) fail('RANK_LIST_EMPTY');
  const number = list.issue + 1;
  const before = shared ? await listEntries(tx, { listId: list.id, issue: list.issue }) : [];
  await insertIssue(
    tx,
    list.id,
    {
      issue: number,
      issuedAt: tx.clock.now(),
      issuedBy: tx.actor?.accountId ?? null,
      candidates: entries.length,
      sessions: sessions.map(({ elsewhere: _others, ...session }) => session),
      digest,
    },
    entries,
  );
  if (shared) await notifyRanked(tx, { listId: list.id, title, issue: number }, entries, before);
  await record(tx, {
    action: 'rank_list.issued',
    subjectKind: 'rank_list',
    subjectId: list.id,
    details: { title, issue: number, candidates: entries.length },
  });
}
