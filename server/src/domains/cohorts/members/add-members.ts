import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { studentsAmong } from '../../identity/index.ts';
import { notify } from '../../notices/index.ts';
import { openTo } from '../assignments/grants-of-batch.ts';
import type { Batch } from '../batches/batches.store.ts';
import { openBatch } from '../batches/open-batch.ts';
import { insertMembers, membersAmong } from './members.store.ts';
import { insertMoves } from './moves.store.ts';

type Add = typeof api.cohorts.addMembers;
/** Adds students; those who are in already stay as they are. MEMBER_UNKNOWN adds nobody. */
export async function addMembers(ctx: Context, { params, body }: Input<Add>): Promise<Answer<Add>> {
  return inTransaction(ctx, async (tx) => {
    const batch = await openBatch(tx, params.batchId);
    const ids = [...new Set(body.accountIds)];
    if ((await studentsAmong(tx, ids)).length < ids.length) fail('MEMBER_UNKNOWN');
    return { added: await addTo(tx, batch, ids, { kind: 'added', reason: body.reason }) };
  });
}

/** Adds students to a batch that is locked, opens to each what the batch has, and tells them. Answers how many are new. */
export async function addTo(
  tx: TransactionContext,
  batch: Batch,
  accountIds: readonly string[],
  { kind, reason }: { readonly kind: 'added' | 'imported'; readonly reason: string },
): Promise<number> {
  const there = await membersAmong(tx, batch.id, accountIds);
  const added = accountIds.filter((id) => !there.has(id));
  if (added.length === 0) return 0;
  const { accountId: actorId } = actorOf(tx);
  await insertMembers(tx, batch.id, added, actorId);
  await insertMoves(
    tx,
    actorId,
    added.map((accountId) => ({ accountId, kind, fromBatchId: null, toBatchId: batch.id, reason })),
  );
  await openTo(tx, batch.id, added);
  await record(tx, {
    action: 'batch.membersAdded',
    subjectKind: 'batch',
    subjectId: batch.id,
    reason,
    details: { accountIds: added, kind },
  });
  await notify(tx, { kind: 'batch.joined', accountIds: added, params: { batch: batch.name }, link: '/student/tests' });
  return added.length;
}
