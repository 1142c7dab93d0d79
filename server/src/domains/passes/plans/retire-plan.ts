import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { revoke } from '../../entitlements/index.ts';
import { sourceOfPreview } from '../grants/pass-grants.ts';
import { lockPlan, movePlan } from './plans.store.ts';
import { presentPlan } from './present-plans.ts';

type Retire = typeof api.passes.retirePlan;
/** Offers a plan no more. Who holds it keeps it; what a preview showed to everyone closes. PLAN_STATE. */
export async function retirePlan(ctx: Context, { params }: Input<Retire>): Promise<Answer<Retire>> {
  const { planId } = params;
  await inTransaction(ctx, async (tx) => {
    const { state, mode } = await lockPlan(tx, planId);
    if (state !== 'published') fail('PLAN_STATE', { state });
    await movePlan(tx, planId, 'retired');
    if (mode === 'preview') await revoke(tx, { source: sourceOfPreview(planId), reason: 'plan retired' });
    await record(tx, { action: 'plan.retired', subjectKind: 'plan', subjectId: planId });
  });
  return presentPlan(ctx, planId);
}
