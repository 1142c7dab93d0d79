import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { insertPlan } from './plans.store.ts';
import { presentPlan } from './present-plans.ts';
import { saveRules } from './save-rules.ts';
import { storedTerms } from './stored-terms.ts';

type Create = typeof api.passes.createPlan;
/** A plan that nobody sees yet. PLAN_EXAM_UNKNOWN. */
export async function createPlan(ctx: Context, { body }: Input<Create>): Promise<Answer<Create>> {
  const planId = newId();
  const terms = await storedTerms(ctx, body);
  await inTransaction(ctx, async (tx) => {
    await insertPlan(tx, { id: planId, ...terms });
    await saveRules(tx, { ...terms, id: planId, state: 'draft' }, body.rules);
    await record(tx, { action: 'plan.created', subjectKind: 'plan', subjectId: planId, details: body });
  });
  return presentPlan(ctx, planId);
}
