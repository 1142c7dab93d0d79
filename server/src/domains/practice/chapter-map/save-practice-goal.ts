import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { saveGoal } from '../sessions/goals.store.ts';

type Endpoint = typeof api.practice.savePracticeGoal;

/** How many questions a day, and on which days none. */
export async function savePracticeGoal(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const goal = { questions: body.questions, restDays: [...new Set(body.restDays)].toSorted((a, b) => a - b) };
  await inTransaction(ctx, (tx) => saveGoal(tx, actorOf(tx).accountId, goal));
  return goal;
}
