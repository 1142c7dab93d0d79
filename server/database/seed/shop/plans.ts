import { examCodes } from '@abhyas/contract/taxonomy/taxonomy';
import { anOrder } from '../../../src/domains/commerce/factories.ts';
import { planTermsOf } from '../../../src/domains/passes/factories.ts';
import { createPlan } from '../../../src/domains/passes/plans/create-plan.ts';
import { publishPlan } from '../../../src/domains/passes/plans/publish-plan.ts';
import { startTrial } from '../../../src/domains/passes/trials/start-trial.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { actingAs } from '../acting-as.ts';
import { at, DAY } from '../papers/days.ts';

interface Given {
  readonly courseIds: readonly string[];
  /** The first has a plan that ends soon, so that she sees what it costs to move up. */
  readonly holderIds: readonly string[];
}

/** Days since each of the holders bought a plan. */
const premiumSince = [70, 41, 12, 3];
const bookplusSince = [343, 90, 20];
const TRIAL_SINCE = 5;

/** Two plans of the Infinity Pass with a year of holders, and somebody who tries the larger one. */
export async function seedPlans(owner: Context, { courseIds, holderIds }: Given): Promise<void> {
  const before = (ctx: Context, days: number) => at(ctx, new Date(owner.clock.now().getTime() - days * DAY));
  const since = before(owner, 350);
  const offer = async (terms: Parameters<typeof planTermsOf>[0]) => {
    const { planId } = await createPlan(since, { body: planTermsOf({ pauseDays: 30, ...terms }) });
    await publishPlan(since, { params: { planId } });
    return planId;
  };
  const exams = [examCodes.jee, examCodes.neet];
  const bookplus = await offer({
    nameEn: 'BookPlus',
    nameHi: 'बुकप्लस',
    mode: 'bookplus',
    examIds: exams,
    pricePaise: 349_900,
    rules: [{ what: 'courses', subjectIds: [], chosen: courseIds.slice(0, 2) }],
  });
  const premium = await offer({
    examIds: exams,
    pricePaise: 849_900,
    salePaise: 749_900,
    saleUntil: new Date(owner.clock.now().getTime() + 6 * DAY).toISOString(),
    trialDays: 7,
    extras: [{ en: 'Doubts answered by our teachers', hi: 'हमारे शिक्षक आपके डाउट हल करते हैं' }],
    rules: [
      { what: 'courses', subjectIds: [], chosen: null },
      { what: 'papers', subjectIds: [], chosen: null },
    ],
  });
  const ids = [...holderIds];
  const buy = (plan: string, days: number) =>
    anOrder(before(actingAs(owner, ids.shift() ?? '', 'student'), days), {
      items: [{ kind: 'pass', id: plan }],
      gateway: 'razorpay',
      method: 'upi',
      said: 'paid',
    });
  for (const days of bookplusSince) await buy(bookplus, days);
  for (const days of premiumSince) await buy(premium, days);
  const trier = actingAs(owner, ids.shift() ?? '', 'student');
  await startTrial(before(trier, TRIAL_SINCE), { params: { planId: premium } });
}
