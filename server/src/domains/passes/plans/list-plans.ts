import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listAllPlans } from './plans.store.ts';
import { presentPlans } from './present-plans.ts';

/** Every plan with what it opens and who holds it. */
export async function listPlans(ctx: Context): Promise<Answer<typeof api.passes.listPlans>> {
  return {
    rows: await presentPlans(ctx, await listAllPlans(ctx)),
    can: { edit: actorOf(ctx).capabilities.has('sales.write') },
  };
}
