import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { listRules } from '../opening/rules.store.ts';
import { changePlan, lockPlan } from './plans.store.ts';
import { presentPlan, termsOf } from './present-plans.ts';
import { saveRules } from './save-rules.ts';
import { requireOfferable, storedTerms } from './stored-terms.ts';

type Update = typeof api.passes.updatePlan;
/**
 * Other terms for purchases to come. The kind of a plan that was published stays what its holders bought. PLAN_EXAM_UNKNOWN,
 * PLAN_WITHOUT_RULES, PLAN_WITHOUT_DATE.
 */
export async function updatePlan(ctx: Context, { params, body }: Input<Update>): Promise<Answer<Update>> {
  const { planId } = params;
  await inTransaction(ctx, async (tx) => {
    const plan = await lockPlan(tx, planId);
    const mode = plan.state === 'draft' ? body.mode : plan.mode;
    const terms = await storedTerms(tx, { ...body, mode });
    if (plan.state === 'published') await requireOfferable(tx, terms, body.rules.length);
    const before = termsOf(plan, await listRules(tx, [planId]));
    await changePlan(tx, planId, terms);
    await saveRules(tx, { ...plan, ...terms }, body.rules);
    await record(tx, {
      action: 'plan.updated',
      subjectKind: 'plan',
      subjectId: planId,
      ...whatChanged(before, { ...body, mode }),
    });
  });
  return presentPlan(ctx, planId);
}
