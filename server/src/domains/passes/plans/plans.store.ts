import type { PlanMode, PlanState, PlanTerms } from '@abhyas/contract/passes/shapes';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    plans: { mode: PlanMode; state: PlanState; extras: PlanTerms['extras'] };
  }
}
export interface StoredPlan extends Omit<PlanTerms, 'rules' | 'saleFrom' | 'saleUntil'> {
  readonly id: string;
  readonly saleFrom: Date | null;
  readonly saleUntil: Date | null;
  readonly state: PlanState;
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
}
const columns = [
  'id',
  'nameEn',
  'nameHi',
  'examIds',
  'mode',
  'days',
  'pricePaise',
  'salePaise',
  'saleFrom',
  'saleUntil',
  'trialDays',
  'pauseDays',
  'yearlyPauses',
  'extras',
  'state',
  'createdAt',
  'publishedAt',
] as const;
const plans = (ctx: Bound) => rows(ctx).selectFrom('plans').select(columns);

/** Every plan, those on offer first, then by what they cost. */
export const listAllPlans = (ctx: Bound): Promise<StoredPlan[]> =>
  plans(ctx).orderBy('state', 'desc').orderBy('pricePaise').orderBy('id').execute();

export async function plansById(ctx: Bound, ids: readonly string[]): Promise<Map<string, StoredPlan>> {
  const found = await plans(ctx).where('id', '=', anyOf(ids)).execute();
  return new Map(found.map((plan) => [plan.id, plan]));
}

export async function getPlan(ctx: Bound, id: string): Promise<StoredPlan> {
  return (await plans(ctx).where('id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND');
}

/** The plan, locked until the transaction ends. */
export async function lockPlan(tx: TransactionContext, id: string): Promise<StoredPlan> {
  return (await plans(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
}

type Written = Omit<StoredPlan, 'id' | 'state' | 'createdAt' | 'publishedAt'>;
const asRow = (plan: Written) => ({
  nameEn: plan.nameEn,
  nameHi: plan.nameHi,
  examIds: [...plan.examIds],
  mode: plan.mode,
  days: plan.days,
  pricePaise: plan.pricePaise,
  salePaise: plan.salePaise,
  saleFrom: plan.saleFrom,
  saleUntil: plan.saleUntil,
  trialDays: plan.trialDays,
  pauseDays: plan.pauseDays,
  yearlyPauses: plan.yearlyPauses,
  extras: json(plan.extras),
});

export async function insertPlan(tx: TransactionContext, { id, ...plan }: Written & { readonly id: string }) {
  await insertRows(tx, 'plans', { ...asRow(plan), id, state: 'draft', createdAt: tx.clock.now() });
}

export async function changePlan(tx: TransactionContext, id: string, plan: Written): Promise<void> {
  await changeRows(tx, 'plans', { id }, asRow(plan));
}

export async function movePlan(tx: TransactionContext, id: string, state: PlanState): Promise<void> {
  await changeRows(tx, 'plans', { id }, { state, ...(state === 'published' && { publishedAt: tx.clock.now() }) });
}

/** What plans are called, by id. */
export async function namesOfPlans(ctx: Bound, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map([...(await plansById(ctx, ids))].map(([id, { nameEn }]) => [id, nameEn]));
}

/** What students are offered, the dearest last. */
export const listOffered = (ctx: Bound): Promise<StoredPlan[]> =>
  plans(ctx).where('state', '=', 'published').orderBy('pricePaise').orderBy('id').execute();
