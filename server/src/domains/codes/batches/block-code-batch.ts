import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { changeCodeBatch, lockCodeBatch } from '../making/code-batches.store.ts';
import { presentCodeBatch } from './present-code-batches.ts';

type Block = typeof api.codes.blockCodeBatch;
/** Nobody redeems a code of the batch from now on, or everybody may again. What was redeemed stays open. */
export async function blockCodeBatch(ctx: Context, { params, body }: Input<Block>): Promise<Answer<Block>> {
  const { codeBatchId } = params;
  await inTransaction(ctx, async (tx) => {
    const { blockedAt } = await lockCodeBatch(tx, codeBatchId);
    if ((blockedAt !== null) === body.blocked) return;
    await changeCodeBatch(tx, codeBatchId, { blockedAt: body.blocked ? tx.clock.now() : null });
    const action = body.blocked ? 'code_batch.blocked' : 'code_batch.reopened';
    await record(tx, { action, subjectKind: 'code_batch', subjectId: codeBatchId });
  });
  return presentCodeBatch(ctx, codeBatchId);
}
