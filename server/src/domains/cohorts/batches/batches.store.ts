import type { BatchKind } from '@abhyas/contract/cohorts/batches';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';

export interface Batch {
  readonly id: string;
  readonly name: string;
  readonly kind: BatchKind;
  readonly description: string;
  readonly archivedAt: Date | null;
  readonly createdAt: Date;
}
type Db = Pick<Context, 'db' | 'instituteId'>;
const columns = ['id', 'name', 'kind', 'description', 'archived_at', 'created_at'] as const;
const batches = ({ db, instituteId }: Db) => db.selectFrom('batches').where('institute_id', '=', instituteId);
type Row = Awaited<ReturnType<typeof findRow>> & {};

const findRow = (ctx: Db, id: string) => batches(ctx).select(columns).where('id', '=', id).executeTakeFirst();
const ofRow = (row: Row): Batch => ({
  id: row.id,
  name: row.name,
  kind: row.kind as BatchKind,
  description: row.description,
  archivedAt: row.archived_at,
  createdAt: row.created_at,
});

export async function getBatch(ctx: Db, id: string): Promise<Batch> {
  return ofRow((await findRow(ctx, id)) ?? fail('NOT_FOUND'));
}

/** These batches, locked in the order of their ids, so that two who move students between the same two never wait for each other. */
export async function lockBatches(tx: TransactionContext, ids: readonly string[]): Promise<Map<string, Batch>> {
  const rows = await batches(tx)
    .select(columns)
    .where('id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, ofRow(row)]));
}

export async function namesOfBatches(ctx: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await batches(ctx)
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface BatchFilter {
  readonly search: string;
  readonly kind: BatchKind | undefined;
  readonly archived: boolean;
  readonly page: number;
  readonly size: number;
}

export async function listBatchRows(ctx: Db, filter: BatchFilter): Promise<{ rows: Batch[]; total: number }> {
  let query = batches(ctx).where('archived_at', filter.archived ? 'is not' : 'is', null);
  if (filter.kind) query = query.where('kind', '=', filter.kind);
  if (filter.search) {
    const pattern = `%${filter.search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(sql<boolean>`lower(name || ' ' || description) like ${pattern}`);
  }
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(columns)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return { rows: rows.map(ofRow), total };
}

/** Whether a current batch has this name already, whatever its letters' case. */
export async function isNameTaken(tx: TransactionContext, name: string, exceptId: string): Promise<boolean> {
  const row = await batches(tx)
    .select('id')
    .where('archived_at', 'is', null)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Names are given one at a time in an institute: two at once would both find theirs free. */
export async function holdNames(tx: TransactionContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cohorts.names', ${tx.instituteId}))`.execute(tx.db);
}

export async function insertBatch(tx: TransactionContext, batch: Batch, createdBy: string): Promise<void> {
  await tx.db
    .insertInto('batches')
    .values({
      institute_id: tx.instituteId,
      id: batch.id,
      name: batch.name,
      kind: batch.kind,
      description: batch.description,
      created_by: createdBy,
      created_at: batch.createdAt,
      updated_at: batch.createdAt,
    })
    .execute();
}

export async function saveBatchRow(tx: TransactionContext, batch: Batch): Promise<void> {
  await tx.db
    .updateTable('batches')
    .set({
      name: batch.name,
      kind: batch.kind,
      description: batch.description,
      archived_at: batch.archivedAt,
      updated_at: tx.clock.now(),
    })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', batch.id)
    .execute();
}

/** Members and current assignments of each batch. */
export async function countIn(
  ctx: Db,
  ids: readonly string[],
): Promise<Map<string, { members: number; assignments: number }>> {
  const among = sql<string>`any(${ids as string[]}::uuid[])`;
  const [members, assignments] = [
    await ctx.db
      .selectFrom('batch_members')
      .select((eb) => ['batch_id', eb.fn.countAll<number>().as('count')])
      .where('institute_id', '=', ctx.instituteId)
      .where('batch_id', '=', among)
      .groupBy('batch_id')
      .execute(),
    await ctx.db
      .selectFrom('batch_assignments')
      .select((eb) => ['batch_id', eb.fn.countAll<number>().as('count')])
      .where('institute_id', '=', ctx.instituteId)
      .where('batch_id', '=', among)
      .where('ended_at', 'is', null)
      .groupBy('batch_id')
      .execute(),
  ];
  const of = (rows: typeof members, id: string) => rows.find((row) => row.batch_id === id)?.count ?? 0;
  return new Map(ids.map((id) => [id, { members: of(members, id), assignments: of(assignments, id) }]));
}
