import type { TransactionContext } from '../../../../kernel/context.ts';
import { notify } from '../../../notices/index.ts';
import type { MergedEntry } from '../merge-sessions.ts';

interface Issued {
  readonly listId: string;
  readonly title: string;
  readonly issue: number;
}

/** exams: keys. Tells those whose rank in a list that students see is new or another than in the issue before. */
export async function notifyRanked(
  tx: TransactionContext,
  { listId, title, issue }: Issued,
  entries: readonly MergedEntry[],
  before: readonly MergedEntry[],
): Promise<void> {
  const was = new Map(before.map(({ accountId, rank }) => [accountId, rank]));
  const moved = entries.filter(({ accountId, rank }) => was.get(accountId) !== rank);
  const kindOf = ({ accountId }: MergedEntry) => (was.has(accountId) ? 'rank_list.changed' : 'rank_list.issued');
  const params = ({ accountId, rank }: MergedEntry) => {
    const rankBefore = was.get(accountId);
    return { title, rank, candidates: entries.length, ...(rankBefore !== undefined && { rankBefore }) };
  };
  for (const [kind, some] of Map.groupBy(moved, kindOf))
    await notify(tx, {
      kind,
      accountIds: some.map(({ accountId }) => accountId),
      params: {},
      own: new Map(some.map((entry) => [entry.accountId, { params: params(entry), link: '/student/results' }])),
      key: `assessments.rank_list:${listId}:${issue}`,
    });
}
