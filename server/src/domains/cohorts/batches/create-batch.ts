import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { type Batch, insertBatch } from './batches.store.ts';
import { showBatch } from './show-batch.ts';
import { checkName } from './open-batch.ts';

type Create = typeof api.cohorts.createBatch;
/** A batch or group with nobody in it yet. */
export async function createBatch(ctx: Context, { body }: Input<Create>): Promise<Answer<Create>> {
  const batch: Batch = { id: newId(), ...body, archivedAt: null, createdAt: ctx.clock.now() };
  await inTransaction(ctx, async (tx) => {
    await checkName(tx, batch);
    await insertBatch(tx, batch, actorOf(tx).accountId);
    await record(tx, { action: 'batch.created', subjectKind: 'batch', subjectId: batch.id, details: body });
  });
  return showBatch(ctx, { params: { batchId: batch.id } });
}
