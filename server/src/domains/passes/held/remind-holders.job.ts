import { inTransaction } from '../../../kernel/context.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { notify } from '../../notices/index.ts';
import { plansById } from '../plans/plans.store.ts';
import { listLivePasses, listToRemind, lockPass, markReminded, type StoredPass } from '../grants/passes.store.ts';

export const REMIND_HOLDERS = 'passes.remindHolders';
const DAY = 24 * 60 * 60 * 1000;
/** Spec §9: so long before its end the holder of a trial hears of it, and of what was bought. */
const notice = { trialMs: 7 * DAY, paidMs: 30 * DAY, most: 500 };

/** Tells those whose pass ends soon, once for each pass; who has the plan for longer already is left in peace. */
export const remindHolders: Job = async (ctx) => {
  const due = await listToRemind(ctx, notice);
  const plans = await plansById(ctx, [...new Set(due.map(({ planId }) => planId))]);
  for (const { id } of due)
    await inTransaction(ctx, async (tx) => {
      const pass = await lockPass(tx, id);
      await markReminded(tx, id);
      if (await goesOn(pass)) return;
      await notify(tx, {
        kind: pass.mode === 'trial' ? 'pass.trialEnds' : 'pass.ends',
        accountIds: [pass.accountId],
        params: { plan: plans.get(pass.planId)?.nameEn ?? '', endsAt: pass.endsAt.toISOString() },
        link: '/student/plans/mine',
        key: id,
      });
    });

  async function goesOn({ accountId, planId, endsAt }: StoredPass): Promise<boolean> {
    return (await listLivePasses(ctx, accountId)).some((one) => one.planId === planId && one.endsAt > endsAt);
  }
};
