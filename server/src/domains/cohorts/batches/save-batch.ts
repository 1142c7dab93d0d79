import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { type Batch, insertBatch, isNameTaken, lockNames, saveBatchRow } from './batches.store.ts';
import { openBatch } from './open-batch.ts';
import { showBatch } from './present-batches.ts';

type Create = typeof api.cohorts.createBatch;
/** A batch or group with nobody in it yet. */
export async function createBatch(ctx: Context, { body }: Input<Create>): Promise<Answer<Create>> {
  const batch: Batch = { id: newId(), ...body, archivedAt: null, createdAt: ctx.clock.now() };
  await inTransaction(ctx, async (tx) => {
    await checkName(tx, batch);
    await insertBatch(tx, batch, actorOf(tx).accountId);
    await record(tx, { action: 'batch.created', subjectKind: 'batch', subjectId: batch.id, details: body });
  });
  return showBatch(ctx, batch.id);
}

type Update = typeof api.cohorts.updateBatch;
/** Another name, kind or description. */
export async function updateBatch(ctx: Context, { params, body }: Input<Update>): Promise<Answer<Update>> {
  await inTransaction(ctx, async (tx) => {
    const before = await openBatch(tx, params.batchId, { archived: true });
    const after = { ...before, ...body };
    if (!before.archivedAt) await checkName(tx, after);
    await saveBatchRow(tx, after);
    await record(tx, {
      action: 'batch.updated',
      subjectKind: 'batch',
      subjectId: before.id,
      ...whatChanged(before, body),
    });
  });
  return showBatch(ctx, params.batchId);
}

/** BATCH_NAME_TAKEN beside the field. */
export async function checkName(tx: TransactionContext, { id, name }: Batch): Promise<void> {
  await lockNames(tx);
  if (await isNameTaken(tx, name, id))
    failFields('BATCH_NAME_TAKEN', [{ path: 'name', messageKey: 'errors.BATCH_NAME_TAKEN' }]);
}
