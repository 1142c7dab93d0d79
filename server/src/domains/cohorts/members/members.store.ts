import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;
const members = ({ db, instituteId }: Db, batchId: string) =>
  db.selectFrom('batch_members').where('institute_id', '=', instituteId).where('batch_id', '=', batchId);

export const listMemberRows = (ctx: Db, batchId: string) =>
  members(ctx, batchId).select(['account_id', 'since', 'added_by']).execute();

export async function listMemberIds(ctx: Db, batchId: string): Promise<string[]> {
  return (await members(ctx, batchId).select('account_id').orderBy('account_id').execute()).map(
    (row) => row.account_id,
  );
}

/** Of these accounts, those that are members. */
export async function membersAmong(ctx: Db, batchId: string, accountIds: readonly string[]): Promise<Set<string>> {
  const rows = await members(ctx, batchId)
    .select('account_id')
    .where('account_id', '=', sql<string>`any(${accountIds as string[]}::uuid[])`)
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

export async function insertMembers(
  tx: TransactionContext,
  batchId: string,
  accountIds: readonly string[],
  addedBy: string,
) {
  await tx.db
    .insertInto('batch_members')
    .values(
      accountIds.map((accountId) => ({
        institute_id: tx.instituteId,
        batch_id: batchId,
        account_id: accountId,
        since: tx.clock.now(),
        added_by: addedBy,
      })),
    )
    .execute();
}

/** Answers whether the account was a member. */
export async function removeMemberRow(tx: TransactionContext, batchId: string, accountId: string): Promise<boolean> {
  const gone = await tx.db
    .deleteFrom('batch_members')
    .where('institute_id', '=', tx.instituteId)
    .where('batch_id', '=', batchId)
    .where('account_id', '=', accountId)
    .returning('account_id')
    .execute();
  return gone.length > 0;
}

export async function listBatchesOf({ db, instituteId }: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('batch_members')
    .select('batch_id')
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('batch_id')
    .execute();
  return rows.map((row) => row.batch_id);
}

/** The current batches and groups of each of these accounts, by name; who is in none is missing. */
export async function batchesOfEach(
  { db, instituteId }: Db,
  accountIds: readonly string[],
): Promise<Map<string, { readonly id: string; readonly name: string }[]>> {
  const rows = await db
    .selectFrom('batch_members as m')
    .innerJoin('batches as b', (join) =>
      join.onRef('b.institute_id', '=', 'm.institute_id').onRef('b.id', '=', 'm.batch_id'),
    )
    .select(['m.account_id', 'b.id', 'b.name'])
    .where('m.institute_id', '=', instituteId)
    .where('b.institute_id', '=', instituteId)
    .where('b.archived_at', 'is', null)
    .where('m.account_id', '=', sql<string>`any(${accountIds as string[]}::uuid[])`)
    .orderBy('b.name')
    .orderBy('b.id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.account_id);
  return new Map([...grouped].map(([id, batches]) => [id, batches.map((one) => ({ id: one.id, name: one.name }))]));
}
