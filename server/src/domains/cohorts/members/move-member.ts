import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { namesOf } from '../../identity/index.ts';
import { notify } from '../../notices/index.ts';
import { closeTo, openTo } from '../assignments/grants-of-batch.ts';
import { lockBatches } from '../batches/batches.store.ts';
import { requireCurrent } from '../batches/open-batch.ts';
import { insertMembers, membersAmong, removeMemberRow } from './members.store.ts';
import { insertMoves } from './moves.store.ts';

type Move = typeof api.cohorts.moveMember;
/** Moves a student from one batch to another: what the first opened closes and what the second has opens, all at once or not at all. */
export async function moveMember(ctx: Context, { params, body }: Input<Move>): Promise<Answer<Move>> {
  const { accountId, batchId } = params;
  const { toBatchId, reason } = body;
  await inTransaction(ctx, async (tx) => {
    const batches = await lockBatches(tx, [batchId, toBatchId]);
    const from = requireCurrent(batches.get(batchId) ?? fail('NOT_FOUND'));
    const to = requireCurrent(batches.get(toBatchId) ?? fail('NOT_FOUND'));
    if ((await membersAmong(tx, toBatchId, [accountId])).has(accountId)) {
      const name = (await namesOf(tx, [accountId])).get(accountId)?.name ?? '';
      fail('MEMBER_ALREADY', { name, batch: to.name });
    }
    if (!(await removeMemberRow(tx, batchId, accountId))) fail('MEMBER_NOT_HERE');
    const { accountId: actorId } = actorOf(tx);
    await insertMembers(tx, toBatchId, [accountId], actorId);
    await insertMoves(tx, actorId, [{ accountId, kind: 'moved', fromBatchId: batchId, toBatchId, reason }]);
    await closeTo(tx, batchId, [accountId], reason || 'moved to another batch');
    await openTo(tx, toBatchId, [accountId]);
    await record(tx, {
      action: 'batch.memberMoved',
      subjectKind: 'batch',
      subjectId: batchId,
      reason,
      details: { accountId, from: from.name, to: to.name, toBatchId },
    });
    await notify(tx, {
      kind: 'batch.moved',
      accountIds: [accountId],
      params: { from: from.name, to: to.name },
      link: '/student/tests',
    });
  });
  return { moved: true };
}
