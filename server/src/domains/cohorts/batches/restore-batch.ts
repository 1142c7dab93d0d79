import type { api } from '@abhyas/contract';
import type { Batch as BatchReply } from '@abhyas/contract/cohorts/batches';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { openTo } from '../assignments/grants-of-batch.ts';
import { listMemberIds } from '../members/members.store.ts';
import { saveBatchRow } from './batches.store.ts';
import { checkName, openBatch } from './open-batch.ts';
import { showBatch } from './show-batch.ts';

/** Brings it back: its assignments open to its members again. */
export async function restoreBatch(
  ctx: Context,
  { params }: Input<typeof api.cohorts.restoreBatch>,
): Promise<BatchReply> {
  const { batchId } = params;
  await inTransaction(ctx, async (tx) => {
    const batch = await openBatch(tx, batchId, { archived: true });
    if (!batch.archivedAt) return;
    await checkName(tx, batch);
    await saveBatchRow(tx, { ...batch, archivedAt: null });
    await openTo(tx, batchId, await listMemberIds(tx, batchId));
    await record(tx, { action: 'batch.restored', subjectKind: 'batch', subjectId: batchId });
  });
  return showBatch(ctx, { params });
}
