import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { closeTo } from '../assignments/grants-of-batch.ts';
import { openBatch } from '../batches/open-batch.ts';
import { removeMemberRow } from './members.store.ts';
import { insertMoves } from './moves.store.ts';

type Remove = typeof api.cohorts.removeMember;
/** Takes a student out of a batch; what it opened closes unless it is open from elsewhere. */
export async function removeMember(ctx: Context, { params, query }: Input<Remove>): Promise<Answer<Remove>> {
  const { accountId, batchId } = params;
  const { reason } = query;
  await inTransaction(ctx, async (tx) => {
    await openBatch(tx, batchId);
    if (!(await removeMemberRow(tx, batchId, accountId))) fail('MEMBER_NOT_HERE');
    await insertMoves(tx, actorOf(tx).accountId, [
      { accountId, kind: 'removed', fromBatchId: batchId, toBatchId: null, reason },
    ]);
    await closeTo(tx, batchId, [accountId], reason || 'removed from the batch');
    await record(tx, {
      action: 'batch.memberRemoved',
      subjectKind: 'batch',
      subjectId: batchId,
      reason,
      details: { accountId },
    });
  });
  return { removed: true };
}
