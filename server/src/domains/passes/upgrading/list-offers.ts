import type { api } from '@abhyas/contract';
import type { OfferedPlan } from '@abhyas/contract/passes/held';
import { planModeCodes, planPrice } from '@abhyas/contract/passes/shapes';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listExams } from '../../taxonomy/index.ts';
import { listLivePasses } from '../grants/passes.store.ts';
import { presentPasses } from '../held/present-passes.ts';
import { listRules } from '../opening/rules.store.ts';
import { countOpened } from '../opening/things-of-rule.ts';
import { listOffered, type StoredPlan } from '../plans/plans.store.ts';
import { openedBy, termsOf } from '../plans/present-plans.ts';
import { triedExams } from '../trials/trials.store.ts';
import { covers, standingOf } from '../standing/standing.ts';

/** What is on offer, as it is to the caller. */
export async function listOffers(ctx: Context): Promise<Answer<typeof api.passes.listOffers>> {
  const stored = await listOffered(ctx);
  const exams = (await listExams(ctx)).filter(({ id }) => stored.some(({ examIds }) => examIds.includes(id)));
  return {
    exams: exams.map(({ id, name }) => ({ id, name })),
    plans: await presentOffers(ctx, stored),
    passes: await presentPasses(ctx, await listLivePasses(ctx, actorOf(ctx).accountId)),
  };
}

/** Plans with what they cost the caller. */
export async function presentOffers(ctx: Context, plans: readonly StoredPlan[]): Promise<OfferedPlan[]> {
  const now = ctx.clock.now();
  const { accountId } = actorOf(ctx);
  const live = await listLivePasses(ctx, accountId);
  const tried = await triedExams(ctx, accountId);
  const ids = plans.map(({ id }) => id);
  const opens = await openedBy(ctx, await listRules(ctx, ids));
  return plans.map((plan) => {
    const { rules: _rules, salePaise: _sale, saleFrom: _from, saleUntil: _until, ...terms } = termsOf(plan, []);
    const price = planPrice(termsOf(plan, []), now);
    const { name, replaces } = standingOf(plan, price.pricePaise, live, now);
    const credit = replaces.reduce((sum, { creditPaise }) => sum + creditPaise, 0);
    return {
      ...terms,
      ...price,
      planId: plan.id,
      code: planModeCodes[plan.mode],
      opens: countOpened(opens.filter(({ planId }) => planId === plan.id)),
      standing: name,
      payPaise: price.pricePaise - credit,
      canTry:
        plan.trialDays !== null &&
        !plan.examIds.some((id) => tried.has(id)) &&
        !live.some((pass) => covers(pass, plan)),
    };
  });
}
