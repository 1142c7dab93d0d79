import type { Thing } from '@abhyas/contract/entitlements/access';
import type { TransactionContext } from '../../../kernel/context.ts';
import { grantToEach, listGrantRows, revoke } from '../../entitlements/index.ts';
import { assignableOf } from './assignable.ts';
import { type Assignment, listAssignmentRows } from './assignments.store.ts';

/** The source of a grant names batch and assignment, so that a student who has a thing from two batches keeps it when one goes. */
const sourceOf = (batchId: string, { id }: Pick<Assignment, 'id'>) => `batch:${batchId}:${id}`;

/**
 * Opens everything that a batch has to these members: one grant for each member and assignment. What opens to nobody new opens to those
 * alone who had it from a batch before, e.g. where a batch is restored.
 */
export async function openTo(tx: TransactionContext, batchId: string, accountIds: readonly string[]): Promise<void> {
  for (const assignment of await listAssignmentRows(tx, batchId)) {
    const { thing } = assignment;
    const closed = await assignableOf(thing.kind)?.closedBy?.(tx, thing.id);
    const whose = closed ? await hadFromBatch(tx, thing, accountIds) : accountIds;
    await openAssignment(tx, batchId, assignment, whose);
  }
}

async function hadFromBatch(tx: TransactionContext, thing: Thing, accountIds: readonly string[]): Promise<string[]> {
  const grants = await listGrantRows(tx, [thing], accountIds);
  const had = new Set(grants.flatMap(({ accountId, source }) => (source.startsWith('batch:') ? [accountId] : [])));
  return accountIds.filter((id) => had.has(id));
}

export async function openAssignment(
  tx: TransactionContext,
  batchId: string,
  assignment: Assignment,
  accountIds: readonly string[],
): Promise<void> {
  const { thing, startsAt, endsAt } = assignment;
  const source = sourceOf(batchId, assignment);
  await grantToEach(tx, accountIds, { thingKind: thing.kind, thingId: thing.id, source, startsAt, endsAt });
  await assignableOf(thing.kind)?.opened?.(tx, thing.id, accountIds, startsAt);
}

/** Takes back what the batch opened: to these, or without them to all. */
export async function closeTo(
  tx: TransactionContext,
  batchId: string,
  accountIds: readonly string[] | undefined,
  reason: string,
): Promise<void> {
  for (const assignment of await listAssignmentRows(tx, batchId))
    await revoke(tx, { source: sourceOf(batchId, assignment), reason, ...(accountIds && { accountIds }) });
}

export async function closeAssignment(
  tx: TransactionContext,
  batchId: string,
  id: string,
  reason: string,
): Promise<void> {
  await revoke(tx, { source: sourceOf(batchId, { id }), reason });
}
