import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { planPrice } from '@abhyas/contract/passes/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { courseBriefs } from '../../courses/index.ts';
import { listAround } from '../../entitlements/index.ts';
import { plansOfRules } from '../opening/rules.store.ts';
import { listOffered } from '../plans/plans.store.ts';
import { termsOf } from '../plans/present-plans.ts';

type List = typeof api.passes.listPlansOfCourse;
/** The plans to buy that open a course or pack, the cheapest first. NOT_FOUND for a course that is not here. */
export async function listPlansOfCourse(ctx: Context, { params }: Input<List>): Promise<Answer<List>> {
  const { courseId: id } = params;
  if (!(await courseBriefs(ctx, [id])).has(id)) fail('NOT_FOUND');
  const around = [...(await listAround(ctx, { kind: 'course', id })), ...(await listAround(ctx, { kind: 'pack', id }))];
  const rules = around.filter(({ kind }) => kind === 'pass').map((thing) => thing.id);
  const planIds = new Set(await plansOfRules(ctx, rules));
  const now = ctx.clock.now();
  return {
    rows: (await listOffered(ctx))
      .filter((plan) => planIds.has(plan.id) && plan.mode !== 'preview')
      .map((plan) => ({
        planId: plan.id,
        nameEn: plan.nameEn,
        nameHi: plan.nameHi,
        pricePaise: planPrice(termsOf(plan, []), now).pricePaise,
      })),
  };
}
