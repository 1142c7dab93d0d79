import type { Thing } from '@abhyas/contract/entitlements/access';
import { actorOf, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notices/index.ts';
import { type Batch, lockBatches } from '../batches/batches.store.ts';
import { requireCurrent } from '../batches/open-batch.ts';
import { listMemberIds } from '../members/members.store.ts';
import { assignableOf } from './assignable.ts';
import {
  type Assignment,
  batchesHaving,
  endAssignmentRow,
  insertAssignment,
  listAssignmentRows,
} from './assignments.store.ts';
import { closeAssignment, openAssignment } from './grants-of-batch.ts';

interface Assigning {
  readonly thing: Thing;
  readonly title: string;
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
}

/** Opens a thing to every member of these batches, in the caller's transaction. A batch that has it already keeps what it has. */
export async function assign(tx: TransactionContext, batchIds: readonly string[], given: Assigning): Promise<void> {
  const batches = await lockBatches(tx, batchIds);
  for (const id of new Set(batchIds)) {
    const batch = requireCurrent(batches.get(id) ?? fail('NOT_FOUND'));
    if (!(await hasThing(tx, id, given.thing))) await assignToOne(tx, batch, given);
  }
}

/** Takes a thing back from these batches, in the caller's transaction; one that has it not stays as it is. */
export async function unassign(
  tx: TransactionContext,
  batchIds: readonly string[],
  thing: Thing,
  reason: string,
): Promise<void> {
  const having = (await batchesHaving(tx, thing)).filter(({ id }) => batchIds.includes(id));
  await lockBatches(
    tx,
    having.map(({ id }) => id),
  );
  for (const { id, assignmentId } of having) await endInBatch(tx, id, assignmentId, reason);
}

/** Whether a batch has a thing assigned already. */
export const hasThing = async (tx: TransactionContext, batchId: string, { kind, id }: Thing) =>
  (await listAssignmentRows(tx, batchId)).some(({ thing }) => thing.kind === kind && thing.id === id);

/** Opens a thing to the members of a batch that is locked, and notifies them. */
export async function assignToOne(tx: TransactionContext, batch: Batch, given: Assigning): Promise<Assignment> {
  const { thing, title, startsAt = null, endsAt = null } = given;
  const closed = await assignableOf(thing.kind)?.closedBy?.(tx, thing.id);
  if (closed) fail(closed);
  const assignment: Assignment = {
    id: newId(),
    thing,
    startsAt,
    endsAt,
    assignedBy: actorOf(tx).accountId,
    assignedAt: tx.clock.now(),
  };
  const members = await listMemberIds(tx, batch.id);
  await insertAssignment(tx, batch.id, assignment);
  await openAssignment(tx, batch.id, assignment, members);
  await record(tx, {
    action: 'batch.assigned',
    subjectKind: 'batch',
    subjectId: batch.id,
    details: { assignmentId: assignment.id, thing, startsAt, endsAt },
  });
  const link = assignableOf(thing.kind)?.pathOf(thing.id);
  await notify(tx, {
    kind: 'batch.assigned',
    accountIds: members,
    params: { title, batch: batch.name },
    ...(link && { link }),
  });
  return assignment;
}

/** Ends an assignment of a batch that is locked; NOT_FOUND where it has none of this id. */
export async function endInBatch(
  tx: TransactionContext,
  batchId: string,
  assignmentId: string,
  reason: string,
): Promise<void> {
  if (!(await endAssignmentRow(tx, batchId, assignmentId))) fail('NOT_FOUND');
  await closeAssignment(tx, batchId, assignmentId, reason || 'assignment ended');
  await record(tx, {
    action: 'batch.assignmentEnded',
    subjectKind: 'batch',
    subjectId: batchId,
    reason,
    details: { assignmentId },
  });
}
