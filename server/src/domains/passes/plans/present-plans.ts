import type { Plan, PlanTerms } from '@abhyas/contract/passes/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { countHoldersOf } from '../grants/passes.store.ts';
import { listRules, type StoredRule } from '../opening/rules.store.ts';
import { countOpened, thingsOfRule } from '../opening/things-of-rule.ts';
import { getPlan, type StoredPlan } from './plans.store.ts';

/** What a stored plan says, as its staff wrote it. */
export const termsOf = (plan: StoredPlan, rules: readonly StoredRule[]): PlanTerms => ({
  nameEn: plan.nameEn,
  nameHi: plan.nameHi,
  examIds: plan.examIds,
  mode: plan.mode,
  days: plan.days,
  pricePaise: plan.pricePaise,
  salePaise: plan.salePaise,
  saleFrom: plan.saleFrom?.toISOString() ?? null,
  saleUntil: plan.saleUntil?.toISOString() ?? null,
  trialDays: plan.trialDays,
  pauseDays: plan.pauseDays,
  yearlyPauses: plan.yearlyPauses,
  extras: plan.extras,
  rules: rules.map(({ what, subjectIds, chosen }) => ({ what, subjectIds, chosen })),
});

/** Plans as staff see them, counted from what is published now. */
export async function presentPlans(ctx: Context, plans: readonly StoredPlan[]): Promise<Plan[]> {
  const ids = plans.map(({ id }) => id);
  const rules = await listRules(ctx, ids);
  const holders = await countHoldersOf(ctx, ids);
  const opens = await openedBy(ctx, rules);
  return plans.map((plan) => ({
    ...termsOf(
      plan,
      rules.filter(({ planId }) => planId === plan.id),
    ),
    planId: plan.id,
    state: plan.state,
    opens: countOpened(opens.filter(({ planId }) => planId === plan.id)),
    holders: holders.get(plan.id) ?? 0,
    publishedAt: plan.publishedAt?.toISOString() ?? null,
  }));
}

/** What each rule opens now. */
export async function openedBy(ctx: Context, rules: readonly StoredRule[]) {
  const opens = [];
  for (const rule of rules) opens.push({ planId: rule.planId, what: rule.what, things: await thingsOfRule(ctx, rule) });
  return opens;
}

export async function presentPlan(ctx: Context, planId: string): Promise<Plan> {
  const [presented = fail('NOT_FOUND')] = await presentPlans(ctx, [await getPlan(ctx, planId)]);
  return presented;
}
