import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { listRules } from '../opening/rules.store.ts';
import { lockPlan, movePlan } from './plans.store.ts';
import { presentPlan } from './present-plans.ts';
import { openRules } from './save-rules.ts';
import { requireOfferable } from './stored-terms.ts';

type Publish = typeof api.passes.publishPlan;
/** Offers a plan, also one that was offered before. PLAN_STATE, PLAN_WITHOUT_RULES, PLAN_WITHOUT_DATE. */
export async function publishPlan(ctx: Context, { params }: Input<Publish>): Promise<Answer<Publish>> {
  const { planId } = params;
  await inTransaction(ctx, async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (plan.state === 'published') fail('PLAN_STATE', { state: plan.state });
    const rules = await listRules(tx, [planId]);
    await requireOfferable(tx, plan, rules.length);
    await movePlan(tx, planId, 'published');
    await openRules(tx, plan, rules);
    await record(tx, { action: 'plan.published', subjectKind: 'plan', subjectId: planId });
  });
  return presentPlan(ctx, planId);
}
