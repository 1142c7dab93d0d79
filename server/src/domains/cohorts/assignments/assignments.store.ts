import type { Thing, ThingKind } from '@abhyas/contract/entitlements/access';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

export interface Assignment {
  readonly id: string;
  readonly thing: Thing;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly assignedBy: string;
  readonly assignedAt: Date;
}
type Db = Pick<Context, 'db' | 'instituteId'>;

/** What a batch opens now or later. */
export async function listAssignmentRows({ db, instituteId }: Db, batchId: string): Promise<Assignment[]> {
  const rows = await db
    .selectFrom('batch_assignments')
    .select(['id', 'thing_kind', 'thing_id', 'starts_at', 'ends_at', 'assigned_by', 'assigned_at'])
    .where('institute_id', '=', instituteId)
    .where('batch_id', '=', batchId)
    .where('ended_at', 'is', null)
    .orderBy('assigned_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    thing: { kind: row.thing_kind as ThingKind, id: row.thing_id },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    assignedBy: row.assigned_by,
    assignedAt: row.assigned_at,
  }));
}

export async function insertAssignment(tx: TransactionContext, batchId: string, assignment: Assignment): Promise<void> {
  await tx.db
    .insertInto('batch_assignments')
    .values({
      institute_id: tx.instituteId,
      id: assignment.id,
      batch_id: batchId,
      thing_kind: assignment.thing.kind,
      thing_id: assignment.thing.id,
      starts_at: assignment.startsAt,
      ends_at: assignment.endsAt,
      assigned_by: assignment.assignedBy,
      assigned_at: assignment.assignedAt,
    })
    .execute();
}

/** Answers whether it was current. */
export async function endAssignmentRow(tx: TransactionContext, batchId: string, id: string): Promise<boolean> {
  const ended = await tx.db
    .updateTable('batch_assignments')
    .set({ ended_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('batch_id', '=', batchId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length > 0;
}

export interface BatchHaving {
  readonly id: string;
  readonly name: string;
  readonly assignmentId: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The current batches to which a thing is assigned, by name. */
export async function batchesHaving({ db, instituteId }: Db, { kind, id }: Thing): Promise<BatchHaving[]> {
  const rows = await db
    .selectFrom('batch_assignments as a')
    .innerJoin('batches as b', (join) =>
      join.onRef('b.institute_id', '=', 'a.institute_id').onRef('b.id', '=', 'a.batch_id'),
    )
    .select(['b.id', 'b.name', 'a.id as assignment_id', 'a.starts_at', 'a.ends_at'])
    .where('a.institute_id', '=', instituteId)
    .where('b.institute_id', '=', instituteId)
    .where('a.thing_kind', '=', kind)
    .where('a.thing_id', '=', id)
    .where('a.ended_at', 'is', null)
    .where('b.archived_at', 'is', null)
    .orderBy('b.name')
    .orderBy('b.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    assignmentId: row.assignment_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }));
}
