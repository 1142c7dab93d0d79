import type { PassMode } from '@abhyas/contract/passes/shapes';
import { sql } from 'kysely';
import type { Bound, Context, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, pageOf, rows } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';

export type EndedWhy = 'refunded' | 'upgraded' | 'bought';
declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    passes: { mode: Exclude<PassMode, 'preview'>; endedWhy: EndedWhy | null };
  }
}
export interface StoredPass {
  readonly id: string;
  readonly planId: string;
  readonly accountId: string;
  readonly mode: Exclude<PassMode, 'preview'>;
  readonly examIds: number[];
  /** Where its grants come from: a line of an order, or the pass itself. */
  readonly source: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly boughtDays: number;
  /** With its tax. */
  readonly paidPaise: number;
  readonly pausedUntil: Date | null;
  readonly endedAt: Date | null;
  readonly endedWhy: EndedWhy | null;
  readonly reminds: boolean;
  readonly createdAt: Date;
}
const columns = [
  'id',
  'planId',
  'accountId',
  'mode',
  'examIds',
  'source',
  'startsAt',
  'endsAt',
  'boughtDays',
  'paidPaise',
  'pausedUntil',
  'endedAt',
  'endedWhy',
  'reminds',
  'createdAt',
] as const;
const passes = (ctx: Bound) => rows(ctx).selectFrom('passes').select(columns);

/** Passes of a plan that hold or will hold. */
export const listPassesOfPlan = (ctx: Context, planId: string): Promise<StoredPass[]> =>
  passes(ctx).where('planId', '=', planId).where('endedAt', 'is', null).where('endsAt', '>', ctx.clock.now()).execute();

/** How many people hold each of these plans now. */
export async function countHoldersOf(ctx: Context, planIds: readonly string[]): Promise<Map<string, number>> {
  const now = ctx.clock.now();
  const found = await rows(ctx)
    .selectFrom('passes')
    .select(['planId', sql<number>`count(distinct account_id)::int`.as('many')])
    .where('planId', '=', anyOf(planIds))
    .where('endedAt', 'is', null)
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .groupBy('planId')
    .execute();
  return new Map(found.map(({ planId, many }) => [planId, many]));
}

/** Passes of a person that hold or will hold, the one that ends first first. */
export const listLivePasses = (ctx: Context, accountId: string): Promise<StoredPass[]> =>
  passes(ctx)
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', ctx.clock.now())
    .orderBy('endsAt')
    .execute();

/** The pass, locked until the transaction ends. */
export async function lockPass(tx: TransactionContext, id: string): Promise<StoredPass> {
  return (await passes(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
}

export const findPassBySource = (ctx: Bound, source: string): Promise<StoredPass | undefined> =>
  passes(ctx).where('source', '=', source).executeTakeFirst();

export async function insertPass(tx: TransactionContext, pass: StoredPass): Promise<void> {
  await insertRows(tx, 'passes', { ...pass, examIds: [...pass.examIds] });
}

export async function changePass(
  tx: TransactionContext,
  id: string,
  change: Partial<Pick<StoredPass, 'endsAt' | 'pausedUntil' | 'endedAt' | 'endedWhy' | 'reminds'>>,
): Promise<void> {
  await changeRows(tx, 'passes', { id }, change);
}

/** Passes of a plan, the newest first; of these accounts only, where they are given. */
export function listHolderPage(
  ctx: Bound,
  planId: string,
  among: readonly string[] | undefined,
  page: { readonly page: number; readonly size: number },
): Promise<{ rows: StoredPass[]; total: number }> {
  let query = passes(ctx).where('planId', '=', planId);
  if (among) query = query.where('accountId', '=', anyOf(among));
  return pageOf(query.orderBy('createdAt', 'desc').orderBy('id'), page);
}

/** Passes whose end comes within their notice, whose holder wants to hear of it and has not. */
export const listToRemind = (
  ctx: Context,
  { trialMs, paidMs, most }: { readonly trialMs: number; readonly paidMs: number; readonly most: number },
): Promise<StoredPass[]> => {
  const now = ctx.clock.now();
  return passes(ctx)
    .where('remindedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('reminds', '=', true)
    .where('endsAt', '>', now)
    .where((eb) =>
      eb.or([
        eb.and([eb('mode', '=', 'trial'), eb('endsAt', '<=', new Date(now.getTime() + trialMs))]),
        eb.and([eb('mode', '<>', 'trial'), eb('endsAt', '<=', new Date(now.getTime() + paidMs))]),
      ]),
    )
    .orderBy('endsAt')
    .limit(most)
    .execute();
};

export async function markReminded(tx: TransactionContext, id: string): Promise<void> {
  await changeRows(tx, 'passes', { id }, { remindedAt: tx.clock.now() });
}
