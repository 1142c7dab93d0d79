import type { api } from '@abhyas/contract';
import type { Batch as BatchReply } from '@abhyas/contract/cohorts/batches';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { getBatch } from './batches.store.ts';
import { presentBatches } from './present-batches.ts';

/** One batch as it stands. */
export async function showBatch(ctx: Context, { params }: Input<typeof api.cohorts.showBatch>): Promise<BatchReply> {
  const [batch = fail('NOT_FOUND')] = await presentBatches(ctx, [await getBatch(ctx, params.batchId)]);
  return batch;
}
