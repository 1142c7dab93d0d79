import type { BatchKind } from '@abhyas/contract/cohorts/batches';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, lockByName, pageOf, rows } from '../../../kernel/database/rows.ts';
import { containing } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    batches: { kind: BatchKind };
  }
}
export interface Batch {
  readonly id: string;
  readonly name: string;
  readonly kind: BatchKind;
  readonly description: string;
  readonly archivedAt: Date | null;
  readonly createdAt: Date;
}
const columns = ['id', 'name', 'kind', 'description', 'archivedAt', 'createdAt'] as const;
const batches = (ctx: Bound) => rows(ctx).selectFrom('batches');

export async function getBatch(ctx: Bound, id: string): Promise<Batch> {
  return (await batches(ctx).select(columns).where('id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND');
}

/** These batches, locked in the order of their ids, so that two who move students between the same two never wait for each other. */
export async function lockBatches(tx: TransactionContext, ids: readonly string[]): Promise<Map<string, Batch>> {
  const query = batches(tx).select(columns).where('id', '=', anyOf(ids)).orderBy('id').forUpdate();
  return new Map((await query.execute()).map((batch) => [batch.id, batch]));
}

export const listBatchesOf = (ctx: Bound, ids: readonly string[]): Promise<Batch[]> =>
  batches(ctx).select(columns).where('id', '=', anyOf(ids)).execute();

export async function namesOfBatches(ctx: Bound, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await batches(ctx).select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Current batches of these names, by the name in small letters. */
export async function idsOfNames(ctx: Bound, names: readonly string[]): Promise<Map<string, string>> {
  const wanted = names.map((name) => name.toLowerCase());
  const found = await batches(ctx)
    .select(['id', sql<string>`lower(name)`.as('name')])
    .where('archivedAt', 'is', null)
    .where(sql<string>`lower(name)`, '=', anyOf([...new Set(wanted)], 'text'))
    .execute();
  return new Map(found.map(({ id, name }) => [name, id]));
}

export interface BatchFilter {
  readonly search: string;
  readonly kind: BatchKind | undefined;
  readonly archived: boolean;
  readonly page: number;
  readonly size: number;
}

export function listBatchRows(ctx: Bound, filter: BatchFilter): Promise<{ rows: Batch[]; total: number }> {
  let query = batches(ctx).where('archivedAt', filter.archived ? 'is not' : 'is', null);
  if (filter.kind) query = query.where('kind', '=', filter.kind);
  if (filter.search)
    query = query.where(
      sql<boolean>`lower(name || ' ' || description) like ${containing(filter.search.toLowerCase())}`,
    );
  return pageOf(
    query
      .select(columns)
      .orderBy(sql`lower(name)`)
      .orderBy('id'),
    filter,
  );
}

/** Whether a current batch has this name already, whatever its letters' case. */
export async function isNameTaken(tx: TransactionContext, name: string, exceptId: string): Promise<boolean> {
  const row = await batches(tx)
    .select('id')
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Names are given one at a time in an institute: two at once would both find theirs free. */
export const lockNames = (tx: TransactionContext): Promise<void> => lockByName(tx, 'cohorts.names');

export function insertBatch(tx: TransactionContext, batch: Batch, createdBy: string): Promise<void> {
  const { id, name, kind, description, createdAt } = batch;
  return insertRows(tx, 'batches', { id, name, kind, description, createdBy, createdAt, updatedAt: createdAt });
}

export async function saveBatchRow(tx: TransactionContext, batch: Batch): Promise<void> {
  const { id, name, kind, description, archivedAt } = batch;
  await changeRows(tx, 'batches', { id }, { name, kind, description, archivedAt, updatedAt: tx.clock.now() });
}

/** Members and current assignments of each batch. */
export async function countIn(
  ctx: Bound,
  ids: readonly string[],
): Promise<Map<string, { members: number; assignments: number }>> {
  const [members, assignments] = [
    await rows(ctx)
      .selectFrom('batchMembers')
      .select((eb) => ['batchId', eb.fn.countAll<number>().as('count')])
      .where('batchId', '=', anyOf(ids))
      .groupBy('batchId')
      .execute(),
    await rows(ctx)
      .selectFrom('batchAssignments')
      .select((eb) => ['batchId', eb.fn.countAll<number>().as('count')])
      .where('batchId', '=', anyOf(ids))
      .where('endedAt', 'is', null)
      .groupBy('batchId')
      .execute(),
  ];
  const of = (counted: typeof members, id: string) => counted.find((row) => row.batchId === id)?.count ?? 0;
  return new Map(ids.map((id) => [id, { members: of(members, id), assignments: of(assignments, id) }]));
}

export async function countBatches(ctx: Bound): Promise<number> {
  const counted = batches(ctx).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.where('archivedAt', 'is', null).executeTakeFirstOrThrow()).count;
}

/** The current batches with most students, those taught together before other groups. */
export function listLargestBatches(ctx: Bound, most: number): Promise<{ id: string; name: string }[]> {
  return rows(ctx)
    .selectFrom('batches as b')
    .innerJoin('batchMembers as m', 'm.batchId', 'b.id')
    .select(['b.id', 'b.name'])
    .where('b.archivedAt', 'is', null)
    .groupBy(['b.id', 'b.name', 'b.kind'])
    .orderBy(sql`b.kind = 'batch'`, 'desc')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('b.name')
    .limit(most)
    .execute();
}
