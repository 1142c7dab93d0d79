import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { openBatch } from '../batches/open-batch.ts';
import { endInBatch } from './assign.ts';

type End = typeof api.cohorts.endAssignment;
/** Takes an assignment back: it closes for every member who has the thing from nowhere else. */
export async function endAssignment(ctx: Context, { params, body }: Input<End>): Promise<Answer<End>> {
  const { batchId, assignmentId } = params;
  await inTransaction(ctx, async (tx) => {
    await openBatch(tx, batchId, { archived: true });
    await endInBatch(tx, batchId, assignmentId, body.reason);
  });
  return { ended: true };
}
