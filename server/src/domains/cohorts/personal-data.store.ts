import type { Context, TransactionContext } from '../../kernel/context.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;

export function listMovesOf({ db, instituteId }: Db, accountId: string) {
  return db
    .selectFrom('batch_moves')
    .select(['kind', 'from_batch_id as from', 'to_batch_id as to', 'at', 'reason'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .execute();
}

/** Removes a student from batches, histories and dry runs; what a teacher made stays, with an id that has no name. */
export async function forgetMember(tx: TransactionContext, accountId: string): Promise<void> {
  for (const table of ['batch_members', 'batch_moves', 'batch_import_rows'] as const)
    await tx.db
      .deleteFrom(table)
      .where('institute_id', '=', tx.instituteId)
      .where('account_id', '=', accountId)
      .execute();
}

/** What one account did in batches is from now on said of another. */
export async function moveActs(tx: TransactionContext, from: string, to: string): Promise<void> {
  const acts = [
    ['batches', 'created_by'],
    ['batch_members', 'added_by'],
    ['batch_moves', 'actor_id'],
    ['batch_moves', 'account_id'],
    ['batch_assignments', 'assigned_by'],
    ['batch_imports', 'created_by'],
    ['batch_import_rows', 'account_id'],
  ] as const;
  for (const [table, column] of acts)
    await tx.db
      .updateTable(table)
      .set({ [column]: to })
      .where('institute_id', '=', tx.instituteId)
      .where(column as never, '=', from as never)
      .execute();
}

/** Moves memberships, but for batches that the other is in already. */
export async function moveMemberships(tx: TransactionContext, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('batch_members as mine')
    .set({ account_id: to })
    .where('mine.institute_id', '=', tx.instituteId)
    .where('mine.account_id', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('batch_members as theirs')
            .select('theirs.account_id')
            .where('theirs.institute_id', '=', tx.instituteId)
            .where('theirs.account_id', '=', to)
            .whereRef('theirs.batch_id', '=', 'mine.batch_id'),
        ),
      ),
    )
    .execute();
  await tx.db
    .deleteFrom('batch_members')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', from)
    .execute();
}
