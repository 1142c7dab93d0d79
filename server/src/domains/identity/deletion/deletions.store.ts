import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;

const deletions = ({ db, instituteId }: Db) =>
  db
    .selectFrom('account_deletions')
    .select(['id', 'account_id', 'asked_at', 'due_at', 'cancelled_at', 'done_domains', 'finished_at'])
    .where('institute_id', '=', instituteId);

/** The deletion that waits or is under way, if there is one. */
export const findPending = (ctx: Db, accountId: string) =>
  deletions(ctx)
    .where('account_id', '=', accountId)
    .where('cancelled_at', 'is', null)
    .where('finished_at', 'is', null)
    .executeTakeFirst();

export async function isErased(ctx: Db, accountId: string): Promise<boolean> {
  const found = await deletions(ctx)
    .where('account_id', '=', accountId)
    .where('finished_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Calls off one that waits or is half done, for another to take its place. */
export async function dropPending(tx: TransactionContext, id: string): Promise<void> {
  await tx.db
    .updateTable('account_deletions')
    .set({ cancelled_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

/** Locks the row, so that cancelling and erasing never meet. */
export const lockDeletion = (tx: TransactionContext, id: string) =>
  deletions(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertDeletion(
  tx: TransactionContext,
  given: { readonly id: string; readonly accountId: string; readonly dueAt: Date },
): Promise<void> {
  await tx.db
    .insertInto('account_deletions')
    .values({
      institute_id: tx.instituteId,
      id: given.id,
      account_id: given.accountId,
      asked_at: tx.clock.now(),
      due_at: given.dueAt,
    })
    .execute();
}

/** Cancels what has not begun; true when there was something to cancel. */
export async function cancelPending(tx: TransactionContext, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('account_deletions')
    .set({ cancelled_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .where('cancelled_at', 'is', null)
    .where('finished_at', 'is', null)
    .where(sql<boolean>`cardinality(done_domains) = 0`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function saveDone(tx: TransactionContext, id: string, domains: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('account_deletions')
    .set({ done_domains: [...domains] })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

export async function finishDeletion(tx: TransactionContext, id: string): Promise<void> {
  await tx.db
    .updateTable('account_deletions')
    .set({ finished_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

/** Other owners of the institute that can sign in. */
export async function countOtherOwners({ db, instituteId }: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('institute_id', '=', instituteId)
    .where('role_name', '=', 'owner')
    .where('status', '=', 'active')
    .where('id', '<>', accountId)
    .executeTakeFirstOrThrow();
  return count;
}
