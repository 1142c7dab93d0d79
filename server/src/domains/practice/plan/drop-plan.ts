import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { removePlan } from './plans.store.ts';

type Endpoint = typeof api.practice.dropPlan;

/** Takes a plan away; what was practised stays. */
export async function dropPlan(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { accountId } = actorOf(ctx);
  return { dropped: await inTransaction(ctx, (tx) => removePlan(tx, accountId, params.examId)) };
}
