import type { TransactionContext } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { type Batch, isNameTaken, lockBatches, lockNames } from './batches.store.ts';

/** A batch, locked until the transaction ends; BATCH_ARCHIVED unless archived ones count too. */
export async function openBatch(
  tx: TransactionContext,
  id: string,
  allow: { readonly archived?: boolean } = {},
): Promise<Batch> {
  const batch = (await lockBatches(tx, [id])).get(id) ?? fail('NOT_FOUND');
  return allow.archived ? batch : requireCurrent(batch);
}

export function requireCurrent(batch: Batch): Batch {
  if (batch.archivedAt) fail('BATCH_ARCHIVED', { name: batch.name });
  return batch;
}

/** BATCH_NAME_TAKEN beside the field. */
export async function checkName(tx: TransactionContext, { id, name }: Batch): Promise<void> {
  await lockNames(tx);
  if (await isNameTaken(tx, name, id))
    failFields('BATCH_NAME_TAKEN', [{ path: 'name', messageKey: 'errors.BATCH_NAME_TAKEN' }]);
}
