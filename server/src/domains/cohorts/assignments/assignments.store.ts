import type { Thing, ThingKind } from '@abhyas/contract/entitlements/access';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    batchAssignments: { thingKind: ThingKind };
  }
}
export interface Assignment {
  readonly id: string;
  readonly thing: Thing;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly assignedBy: string;
  readonly assignedAt: Date;
}

/** What a batch opens now or later. */
export async function listAssignmentRows(ctx: Bound, batchId: string): Promise<Assignment[]> {
  const current = await rows(ctx)
    .selectFrom('batchAssignments')
    .select(['id', 'thingKind', 'thingId', 'startsAt', 'endsAt', 'assignedBy', 'assignedAt'])
    .where('batchId', '=', batchId)
    .where('endedAt', 'is', null)
    .orderBy('assignedAt', 'desc')
    .execute();
  return current.map(({ thingKind, thingId, ...row }) => ({ ...row, thing: { kind: thingKind, id: thingId } }));
}

export function insertAssignment(
  tx: TransactionContext,
  batchId: string,
  { id, thing, startsAt, endsAt, assignedBy, assignedAt }: Assignment,
): Promise<void> {
  return insertRows(tx, 'batchAssignments', {
    id,
    batchId,
    thingKind: thing.kind,
    thingId: thing.id,
    startsAt,
    endsAt,
    assignedBy,
    assignedAt,
  });
}

/** Answers whether it was current. */
export async function endAssignmentRow(tx: TransactionContext, batchId: string, id: string): Promise<boolean> {
  const ended = { endedAt: tx.clock.now() };
  return (await changeRows(tx, 'batchAssignments', { batchId, id, endedAt: null }, ended)) > 0;
}

export interface BatchHaving {
  readonly id: string;
  readonly name: string;
  readonly assignmentId: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The current batches to which a thing is assigned, by name. */
export function batchesHaving(ctx: Bound, { kind, id }: Thing): Promise<BatchHaving[]> {
  return rows(ctx)
    .selectFrom('batchAssignments as a')
    .innerJoin('batches as b', 'b.id', 'a.batchId')
    .select(['b.id', 'b.name', 'a.id as assignmentId', 'a.startsAt', 'a.endsAt'])
    .where('a.thingKind', '=', kind)
    .where('a.thingId', '=', id)
    .where('a.endedAt', 'is', null)
    .where('b.archivedAt', 'is', null)
    .orderBy('b.name')
    .orderBy('b.id')
    .execute();
}

/** Things of a kind that some batch has now or will have. */
export async function listAssignedThings(ctx: Bound, kind: ThingKind): Promise<string[]> {
  const found = await rows(ctx)
    .selectFrom('batchAssignments')
    .select('thingId')
    .distinct()
    .where('thingKind', '=', kind)
    .where('endedAt', 'is', null)
    .execute();
  return found.map(({ thingId }) => thingId);
}
