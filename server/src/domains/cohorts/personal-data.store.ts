import type { Bound, TransactionContext } from '../../kernel/context.ts';
import { anyOf, changeRows, removeRows, rows } from '../../kernel/database/rows.ts';

export function listMovesOf(ctx: Bound, accountId: string) {
  return rows(ctx)
    .selectFrom('batchMoves')
    .select(['kind', 'fromBatchId as from', 'toBatchId as to', 'at', 'reason'])
    .where('accountId', '=', accountId)
    .orderBy('at', 'desc')
    .execute();
}

/** Removes students from batches and histories; what a teacher made stays, with an id that has no name. */
export async function forgetMembers(tx: TransactionContext, accountIds: readonly string[]): Promise<void> {
  for (const table of ['batchMembers', 'batchMoves'] as const)
    await rows(tx).deleteFrom(table).where('accountId', '=', anyOf(accountIds)).execute();
}

/** What one account did in batches is from now on said of another. */
export async function moveActs(tx: TransactionContext, from: string, to: string): Promise<void> {
  await changeRows(tx, 'batches', { createdBy: from }, { createdBy: to });
  await changeRows(tx, 'batchMembers', { addedBy: from }, { addedBy: to });
  await changeRows(tx, 'batchMoves', { actorId: from }, { actorId: to });
  await changeRows(tx, 'batchMoves', { accountId: from }, { accountId: to });
  await changeRows(tx, 'batchAssignments', { assignedBy: from }, { assignedBy: to });
}

/** Moves memberships, but for batches that the other is in already. */
export async function moveMemberships(tx: TransactionContext, from: string, to: string): Promise<void> {
  await rows(tx)
    .updateTable('batchMembers as mine')
    .set({ accountId: to })
    .where('mine.accountId', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('batchMembers as theirs')
            .select('theirs.accountId')
            .where('theirs.accountId', '=', to)
            .whereRef('theirs.batchId', '=', 'mine.batchId'),
        ),
      ),
    )
    .execute();
  await removeRows(tx, 'batchMembers', { accountId: from });
}
