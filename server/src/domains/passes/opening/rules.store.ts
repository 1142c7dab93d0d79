import type { OpeningRule, RuleKind } from '@abhyas/contract/passes/shapes';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, removeRows, rows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    planRules: { what: RuleKind };
  }
}
export interface StoredRule extends OpeningRule {
  readonly id: string;
  readonly planId: string;
  readonly place: number;
  /** The exams of the plan when the rule was made. */
  readonly examIds: number[];
}
const rules = (ctx: Bound) =>
  rows(ctx)
    .selectFrom('planRules')
    .select(['id', 'planId', 'place', 'what', 'examIds', 'subjectIds', 'chosen'])
    .orderBy('place')
    .orderBy('id');

/** What these plans open now, in the order of their staff. */
export const listRules = (ctx: Bound, planIds: readonly string[]): Promise<StoredRule[]> =>
  rules(ctx).where('planId', '=', anyOf(planIds)).where('leftOutAt', 'is', null).execute();

/** Every rule that somebody was ever promised: also those that their plans left out. */
export const listPromisedRules = (ctx: Bound): Promise<StoredRule[]> =>
  rules(ctx)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('plans')
          .select('plans.id')
          .whereRef('plans.id', '=', 'planRules.planId')
          .where('state', '<>', 'draft'),
      ),
    )
    .execute();

export async function insertRules(tx: TransactionContext, given: readonly StoredRule[]): Promise<void> {
  const asRow = ({ subjectIds, chosen, examIds, ...rule }: StoredRule) => ({
    ...rule,
    examIds: [...examIds],
    subjectIds: [...subjectIds],
    chosen: chosen && [...chosen],
  });
  if (given.length > 0) await insertRows(tx, 'planRules', given.map(asRow));
}

export async function moveRule(tx: TransactionContext, id: string, place: number): Promise<void> {
  await changeRows(tx, 'planRules', { id }, { place });
}

export async function leaveOutRule(tx: TransactionContext, id: string): Promise<void> {
  await changeRows(tx, 'planRules', { id }, { leftOutAt: tx.clock.now() });
}

/** Of a plan that nobody was promised yet. */
export async function removeRule(tx: TransactionContext, id: string): Promise<void> {
  await removeRows(tx, 'planRules', { id });
}

/** The plans whose rules are these, the first to be made first. */
export async function plansOfRules(ctx: Bound, ruleIds: readonly string[]): Promise<string[]> {
  const found = await rows(ctx)
    .selectFrom('planRules')
    .select('planId')
    .distinct()
    .where('id', '=', anyOf(ruleIds))
    .execute();
  return found.map(({ planId }) => planId);
}
