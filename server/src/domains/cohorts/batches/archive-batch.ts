import type { api } from '@abhyas/contract';
import type { Batch as BatchReply } from '@abhyas/contract/cohorts/batches';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { closeTo } from '../assignments/grants-of-batch.ts';
import { saveBatchRow } from './batches.store.ts';
import { openBatch } from './open-batch.ts';
import { showBatch } from './show-batch.ts';

/** Puts a batch away: what it opened closes, members and history stay. Again is no change. */
export async function archiveBatch(
  ctx: Context,
  { params }: Input<typeof api.cohorts.archiveBatch>,
): Promise<BatchReply> {
  const { batchId } = params;
  await inTransaction(ctx, async (tx) => {
    const batch = await openBatch(tx, batchId, { archived: true });
    if (batch.archivedAt) return;
    await saveBatchRow(tx, { ...batch, archivedAt: tx.clock.now() });
    await closeTo(tx, batchId, undefined, 'batch archived');
    await record(tx, { action: 'batch.archived', subjectKind: 'batch', subjectId: batchId });
  });
  return showBatch(ctx, { params });
}
