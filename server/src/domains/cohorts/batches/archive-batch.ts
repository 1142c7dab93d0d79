import type { Batch as BatchReply } from '@abhyas/contract/cohorts/batches';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { closeTo, openTo } from '../assignments/grants-of-batch.ts';
import { listMemberIds } from '../members/members.store.ts';
import { saveBatchRow } from './batches.store.ts';
import { openBatch } from './open-batch.ts';
import { showBatch } from './present-batches.ts';
import { checkName } from './save-batch.ts';

/** Puts a batch away: what it opened closes, members and history stay. Again is no change. */
export async function archiveBatch(ctx: Context, batchId: string): Promise<BatchReply> {
  await inTransaction(ctx, async (tx) => {
    const batch = await openBatch(tx, batchId, { archived: true });
    if (batch.archivedAt) return;
    await saveBatchRow(tx, { ...batch, archivedAt: tx.clock.now() });
    await closeTo(tx, batchId, undefined, 'batch archived');
    await record(tx, { action: 'batch.archived', subjectKind: 'batch', subjectId: batchId });
  });
  return showBatch(ctx, batchId);
}

/** Brings it back: its assignments open to its members again. */
export async function restoreBatch(ctx: Context, batchId: string): Promise<BatchReply> {
  await inTransaction(ctx, async (tx) => {
    const batch = await openBatch(tx, batchId, { archived: true });
    if (!batch.archivedAt) return;
    await checkName(tx, batch);
    await saveBatchRow(tx, { ...batch, archivedAt: null });
    await openTo(tx, batchId, await listMemberIds(tx, batchId));
    await record(tx, { action: 'batch.restored', subjectKind: 'batch', subjectId: batchId });
  });
  return showBatch(ctx, batchId);
}
