import type { api } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { listEntriesOf } from '../issues.store.ts';
import { secretPapers } from '../secret-papers.ts';
import { presentEntry } from './present-entries.ts';

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
