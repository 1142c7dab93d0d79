import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Thing } from '@abhyas/contract/entitlements/access';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notices/index.ts';
import { type Batch, lockBatches } from '../batches/batches.store.ts';
import { openBatch, requireCurrent } from '../batches/open-batch.ts';
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
import { presentAssignments } from './list-assignments.ts';

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
    if (!(await has(tx, id, given.thing))) await assignToOne(tx, batch, given);
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
  for (const { id, assignmentId } of having) await end(tx, id, assignmentId, reason);
}

const has = async (tx: TransactionContext, batchId: string, { kind, id }: Thing) =>
  (await listAssignmentRows(tx, batchId)).some(({ thing }) => thing.kind === kind && thing.id === id);

type AssignThing = typeof api.cohorts.assignThing;
/** The same from a batch's own page, with a window where one is given. */
export async function assignThing(ctx: Context, { params, body }: Input<AssignThing>): Promise<Answer<AssignThing>> {
  const { thing, startsAt, endsAt } = body;
  requireWindow(instantOf(startsAt) ?? ctx.clock.now(), instantOf(endsAt), ctx.clock.now());
  const assignment = await inTransaction(ctx, async (tx) => {
    const batch = await openBatch(tx, params.batchId);
    const title =
      (await assignableOf(thing.kind)?.titlesOf(tx, [thing.id]))?.get(thing.id) ?? fail('ASSIGNABLE_UNKNOWN');
    if (await has(tx, batch.id, thing)) fail('ASSIGNED_ALREADY');
    return assignToOne(tx, batch, { thing, title, startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) });
  });
  const [shown = fail('NOT_FOUND')] = await presentAssignments(ctx, [assignment]);
  return shown;
}

/** ASSIGNMENT_WINDOW beside the field where it would close before it opens, or is over already. */
function requireWindow(opens: Date, closes: Date | null, now: Date): void {
  if (closes !== null && (closes <= opens || closes <= now))
    failFields('ASSIGNMENT_WINDOW', [{ path: 'body.endsAt', messageKey: 'errors.ASSIGNMENT_WINDOW' }]);
}

const instantOf = (instant: string | null) => (instant === null ? null : new Date(instant));

async function assignToOne(tx: TransactionContext, batch: Batch, given: Assigning): Promise<Assignment> {
  const { thing, title, startsAt = null, endsAt = null } = given;
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

type End = typeof api.cohorts.endAssignment;
/** Takes an assignment back: it closes for every member who has the thing from nowhere else. */
export async function endAssignment(ctx: Context, { params, body }: Input<End>): Promise<Answer<End>> {
  const { batchId, assignmentId } = params;
  await inTransaction(ctx, async (tx) => {
    await openBatch(tx, batchId, { archived: true });
    await end(tx, batchId, assignmentId, body.reason);
  });
  return { ended: true };
}

async function end(tx: TransactionContext, batchId: string, assignmentId: string, reason: string): Promise<void> {
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
