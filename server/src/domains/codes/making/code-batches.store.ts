import type { CodeTerms } from '@abhyas/contract/codes/shapes';
import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, pageOf, rows } from '../../../kernel/database/rows.ts';
import { containing, json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    codeBatches: { things: SoldThing[] };
  }
}
export interface StoredCodeBatch extends Omit<CodeTerms, 'redeemUntil'> {
  readonly id: string;
  readonly redeemUntil: Date | null;
  readonly madeBy: string;
  readonly createdAt: Date;
  readonly drawnAt: Date | null;
  readonly listTakenAt: Date | null;
  readonly sheetsTakenAt: Date | null;
  readonly blockedAt: Date | null;
}
const columns = [
  'id',
  'name',
  'count',
  'things',
  'days',
  'redeemUntil',
  'perPerson',
  'sheets',
  'madeBy',
  'createdAt',
  'drawnAt',
  'listTakenAt',
  'sheetsTakenAt',
  'blockedAt',
] as const;
const batches = (ctx: Bound) => rows(ctx).selectFrom('codeBatches').select(columns);

export async function getCodeBatch(ctx: Bound, id: string): Promise<StoredCodeBatch> {
  return (await batches(ctx).where('id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND');
}

/** The batch, locked until the transaction ends. */
export async function lockCodeBatch(tx: TransactionContext, id: string): Promise<StoredCodeBatch> {
  return (await batches(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
}

export async function codeBatchesById(ctx: Bound, ids: readonly string[]): Promise<Map<string, StoredCodeBatch>> {
  const found = await batches(ctx).where('id', '=', anyOf(ids)).execute();
  return new Map(found.map((batch) => [batch.id, batch]));
}

/** One page of batches, the newest first; of these words only, where they are given. */
export function listCodeBatchPage(
  ctx: Bound,
  { search, ...page }: { readonly search: string; readonly page: number; readonly size: number },
): Promise<{ rows: StoredCodeBatch[]; total: number }> {
  let query = batches(ctx);
  if (search) query = query.where('name', 'ilike', containing(search));
  return pageOf(query.orderBy('createdAt', 'desc').orderBy('id'), page);
}

type NewBatch = Pick<StoredCodeBatch, 'id' | 'madeBy' | 'redeemUntil'> & Omit<CodeTerms, 'redeemUntil'>;
export async function insertCodeBatch(tx: TransactionContext, batch: NewBatch): Promise<void> {
  const { id, name, count, things, days, redeemUntil, perPerson, sheets, madeBy } = batch;
  const createdAt = tx.clock.now();
  const row = { id, name, count, things: json(things), days, redeemUntil, perPerson, sheets, madeBy, createdAt };
  await insertRows(tx, 'codeBatches', row);
}

export async function changeCodeBatch(
  tx: TransactionContext,
  id: string,
  change: Partial<Pick<StoredCodeBatch, 'drawnAt' | 'listTakenAt' | 'sheetsTakenAt' | 'blockedAt'>>,
): Promise<void> {
  await changeRows(tx, 'codeBatches', { id }, change);
}

export interface CodeFigures {
  readonly redeemed: number;
  readonly blocked: number;
}
/** How many codes of each of these batches were redeemed, and blocked one by one. */
export async function figuresOfCodes(ctx: Bound, ids: readonly string[]): Promise<Map<string, CodeFigures>> {
  const many = sql<number>`count(*)::int`.as('many');
  const redeemed = await rows(ctx)
    .selectFrom('codeRedemptions')
    .select(['batchId', many])
    .where('batchId', '=', anyOf(ids))
    .groupBy('batchId')
    .execute();
  const blocked = await rows(ctx)
    .selectFrom('activationCodes')
    .select(['batchId', many])
    .where('batchId', '=', anyOf(ids))
    .where('blockedAt', 'is not', null)
    .groupBy('batchId')
    .execute();
  const numberIn = (found: readonly { batchId: string; many: number }[], id: string) =>
    found.find(({ batchId }) => batchId === id)?.many ?? 0;
  return new Map(ids.map((id) => [id, { redeemed: numberIn(redeemed, id), blocked: numberIn(blocked, id) }]));
}

/** What batches of codes are called, by id. */
export async function namesOfCodeBatches(ctx: Bound, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map([...(await codeBatchesById(ctx, ids))].map(([id, { name }]) => [id, name]));
}
