import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { planLimits } from '@abhyas/contract/practice/plan';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { listExams } from '../../taxonomy/index.ts';
import { planOf, todayOf } from './plan-of.ts';
import { upsertPlan } from './plans.store.ts';

type Endpoint = typeof api.practice.savePlan;
const DAY_MS = 86_400_000;

/** Until which day somebody prepares for an exam, and how long a day. */
export async function savePlan(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { accountId } = actorOf(ctx);
  if (!(await listExams(ctx)).some(({ id }) => id === body.examId)) fail('PLAN_EXAM');
  const days = Math.round((Date.parse(body.examOn) - Date.parse(await todayOf(ctx))) / DAY_MS);
  if (days < 1 || days > planLimits.days) fail('PLAN_DAY');
  await inTransaction(ctx, (tx) => upsertPlan(tx, accountId, body));
  return planOf(ctx, accountId, body);
}
