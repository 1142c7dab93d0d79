import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listCodeBatchPage } from '../making/code-batches.store.ts';
import { presentCodeBatches } from './present-code-batches.ts';

type List = typeof api.codes.listCodeBatches;
/** One page of batches, the newest first. */
export async function listCodeBatches(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { rows, total } = await listCodeBatchPage(ctx, query);
  return {
    rows: await presentCodeBatches(ctx, rows),
    total,
    page: query.page,
    size: query.size,
    can: { edit: actorOf(ctx).capabilities.has('sales.write') },
  };
}
