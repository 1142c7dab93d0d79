import type { RankEntry } from '@abhyas/contract/assessments/rank-lists';
import type { Context } from '../../../../kernel/context.ts';
import { namesOf } from '../../../identity/index.ts';
import { percentile } from '../../ranking/percentile.ts';
import { listEntries } from '../issues.store.ts';
import type { MergedEntry } from '../merge-sessions.ts';

/** Places with the names and e-mails of those who hold them. */
export async function namedEntries(ctx: Context, entries: readonly MergedEntry[]): Promise<RankEntry[]> {
  const names = await namesOf(
    ctx,
    entries.map(({ accountId }) => accountId),
  );
  return entries.map((entry) => ({
    accountId: entry.accountId,
    ...(names.get(entry.accountId) ?? { name: '', email: '' }),
    ...presentEntry(entry),
  }));
}

export const presentEntry = ({ rank, attemptId, session, marks, subjects, ...total }: MergedEntry) => ({
  rank,
  attemptId,
  session,
  marks,
  total: presentShare(total),
  subjects: subjects.map(({ subject, marks: of, ...share }) => ({ subject, marks: of, ...presentShare(share) })),
});

const presentShare = ({ atOrBelow, of }: Pick<MergedEntry, 'atOrBelow' | 'of'>) => ({
  percentile: percentile(atOrBelow, of),
  atOrBelow,
  of,
});

/** All of one issue, by rank. */
export const issuedEntries = async (
  ctx: Context,
  issue: { readonly listId: string; readonly issue: number },
): Promise<RankEntry[]> => namedEntries(ctx, await listEntries(ctx, issue));
