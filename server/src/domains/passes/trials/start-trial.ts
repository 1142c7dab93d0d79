import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { grantRules, sourceOfTrial } from '../grants/pass-grants.ts';
import { insertPass, listLivePasses, type StoredPass } from '../grants/passes.store.ts';
import { presentPass } from '../held/present-passes.ts';
import { listRules } from '../opening/rules.store.ts';
import { lockPlan } from '../plans/plans.store.ts';
import { covers } from '../standing/standing.ts';
import { insertTrials, triedExams } from './trials.store.ts';

const DAY = 24 * 60 * 60 * 1000;
type Start = typeof api.passes.startTrial;
/** Opens a plan to the caller for its days of trial. PLAN_NOT_OFFERED, TRIAL_USED for any of its exams, PASS_COVERED. */
export async function startTrial(ctx: Context, { params }: Input<Start>): Promise<Answer<Start>> {
  const { accountId } = actorOf(ctx);
  const trial = await inTransaction(ctx, async (tx) => {
    await lockByName(tx, `passes.of.${accountId}`);
    const plan = await lockPlan(tx, params.planId);
    if (plan.state !== 'published' || plan.trialDays === null) return fail('PLAN_NOT_OFFERED');
    if ((await listLivePasses(tx, accountId)).some((pass) => covers(pass, plan))) fail('PASS_COVERED');
    const tried = await triedExams(tx, accountId);
    if (plan.examIds.some((id) => tried.has(id))) fail('TRIAL_USED');
    const now = tx.clock.now();
    const id = newId();
    const pass: StoredPass = {
      id,
      planId: plan.id,
      accountId,
      mode: 'trial',
      examIds: plan.examIds,
      source: sourceOfTrial(id),
      startsAt: now,
      endsAt: new Date(now.getTime() + plan.trialDays * DAY),
      boughtDays: plan.trialDays,
      paidPaise: 0,
      pausedUntil: null,
      endedAt: null,
      endedWhy: null,
      reminds: true,
      createdAt: now,
    };
    await insertPass(tx, pass);
    await insertTrials(tx, { accountId, passId: id, examIds: plan.examIds });
    await grantRules(tx, pass, await listRules(tx, [plan.id]));
    await record(tx, { action: 'pass.tried', subjectKind: 'plan', subjectId: plan.id, details: { passId: id } });
    return pass;
  });
  return presentPass(ctx, trial);
}
