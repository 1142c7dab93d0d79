import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, insertRows, removeRows, rows } from '../../../kernel/database/rows.ts';

const members = (ctx: Bound, batchId: string) => rows(ctx).selectFrom('batchMembers').where('batchId', '=', batchId);

export const listMemberRows = (ctx: Bound, batchId: string) =>
  members(ctx, batchId).select(['accountId', 'since', 'addedBy']).execute();

export async function listMemberIds(ctx: Bound, batchId: string): Promise<string[]> {
  return (await members(ctx, batchId).select('accountId').orderBy('accountId').execute()).map((row) => row.accountId);
}

/** Who is in these batches; somebody in two of them stands there twice. */
export const listMembersOf = (ctx: Bound, batchIds: readonly string[]) =>
  rows(ctx)
    .selectFrom('batchMembers')
    .select(['batchId', 'accountId'])
    .where('batchId', '=', anyOf(batchIds))
    .execute();

/** Of these accounts, those that are members. */
export async function membersAmong(ctx: Bound, batchId: string, accountIds: readonly string[]): Promise<Set<string>> {
  const found = await members(ctx, batchId).select('accountId').where('accountId', '=', anyOf(accountIds)).execute();
  return new Set(found.map((row) => row.accountId));
}

export function insertMembers(
  tx: TransactionContext,
  batchId: string,
  accountIds: readonly string[],
  addedBy: string,
): Promise<void> {
  const since = tx.clock.now();
  return insertRows(
    tx,
    'batchMembers',
    accountIds.map((accountId) => ({ batchId, accountId, since, addedBy })),
  );
}

/** Answers whether the account was a member. */
export async function removeMemberRow(tx: TransactionContext, batchId: string, accountId: string): Promise<boolean> {
  return (await removeRows(tx, 'batchMembers', { batchId, accountId })) > 0;
}

export async function listBatchesOf(ctx: Bound, accountId: string): Promise<string[]> {
  const found = await rows(ctx)
    .selectFrom('batchMembers')
    .select('batchId')
    .where('accountId', '=', accountId)
    .orderBy('batchId')
    .execute();
  return found.map((row) => row.batchId);
}

/** The current batches and groups of each of these accounts, by name; who is in none is missing. */
export async function batchesOfEach(
  ctx: Bound,
  accountIds: readonly string[],
): Promise<Map<string, { readonly id: string; readonly name: string }[]>> {
  const found = await rows(ctx)
    .selectFrom('batchMembers as m')
    .innerJoin('batches as b', 'b.id', 'm.batchId')
    .select(['m.accountId', 'b.id', 'b.name'])
    .where('b.archivedAt', 'is', null)
    .where('m.accountId', '=', anyOf(accountIds))
    .orderBy('b.name')
    .orderBy('b.id')
    .execute();
  const grouped = Map.groupBy(found, (row) => row.accountId);
  return new Map([...grouped].map(([id, batches]) => [id, batches.map((one) => ({ id: one.id, name: one.name }))]));
}
