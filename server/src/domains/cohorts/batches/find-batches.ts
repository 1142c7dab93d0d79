import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { findNamed, inOrder } from '../../../kernel/search/find-named.ts';
import { listBatchesOf } from './batches.store.ts';
import { presentBatches } from './present-batches.ts';

type Find = typeof api.cohorts.findBatches;
/** A few current batches and groups that somebody means by these words of their name or description; slips are forgiven where none fits. */
export async function findBatches(ctx: Context, { query }: Input<Find>): Promise<Answer<Find>> {
  const ids = await findNamed(ctx, 'batches', query.search, query.size);
  const found = ids.length === 0 ? [] : inOrder(ids, await listBatchesOf(ctx, ids));
  return { rows: await presentBatches(ctx, found) };
}
