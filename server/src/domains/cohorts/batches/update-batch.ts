import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { saveBatchRow } from './batches.store.ts';
import { checkName, openBatch } from './open-batch.ts';
import { showBatch } from './show-batch.ts';

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
  return showBatch(ctx, { params });
}
