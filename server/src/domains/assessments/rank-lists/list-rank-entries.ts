import type { api } from '@abhyas/contract';
import type { RankEntry } from '@abhyas/contract/assessments/rank-lists';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { percentile } from '../ranking/percentile.ts';
import { listCandidateIds, listEntries, listEntriesOf } from './issues.store.ts';
import type { MergedEntry } from './merge-sessions.ts';
import { secretPapers } from './secret-papers.ts';
import { getRankList } from './rank-lists.store.ts';

type List = typeof api.assessments.listRankEntries;

/** The newest issue by rank, or those of it whose name or e-mail holds what is searched. */
export async function listRankEntries(ctx: Context, { params, query }: Input<List>): Promise<Reply<List>> {
  const { issue } = await getRankList(ctx, params.listId);
  const of = { listId: params.listId, issue };
  const { page, size, search } = query;
  const ids = await listCandidateIds(ctx, params.listId, issue);
  const found = search ? await searched(ctx, ids, search) : ids;
  const shown = found.slice((page - 1) * size, page * size);
  return { rows: await named(ctx, await listEntries(ctx, of, { accountIds: shown })), total: found.length, page, size };
}

async function searched(ctx: Context, ids: readonly string[], search: string): Promise<string[]> {
  const names = await namesOf(ctx, ids);
  const wanted = search.toLowerCase();
  return ids.filter((id) => {
    const { name, email } = names.get(id) ?? { name: '', email: '' };
    return `${name}\n${email}`.toLowerCase().includes(wanted);
  });
}

async function named(ctx: Context, entries: readonly MergedEntry[]): Promise<RankEntry[]> {
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

const presentEntry = ({ rank, attemptId, session, marks, subjects, ...total }: MergedEntry) => ({
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
): Promise<RankEntry[]> => named(ctx, await listEntries(ctx, issue));

/** The caller's own places in lists that were issued and shared; none of a list while results of one of its papers are secret. */
export async function listMyRanks(ctx: Context): Promise<Reply<typeof api.assessments.listMyRanks>> {
  const found = await listEntriesOf(ctx, actorOf(ctx).accountId);
  const secret = await secretPapers(
    ctx,
    found.flatMap(({ paperIds }) => paperIds),
  );
  const seen = found.filter(({ paperIds }) => !paperIds.some((id) => secret.has(id)));
  return {
    rows: seen.map(({ entry, issuedAt, combine, paperIds: _of, ...list }) => ({
      ...list,
      combine: combine as 'best_percentile' | 'sum',
      issuedAt: issuedAt.toISOString(),
      ...presentEntry(entry),
    })),
  };
}
