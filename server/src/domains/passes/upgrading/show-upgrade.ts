import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Opened } from '@abhyas/contract/passes/shapes';
import { planPrice } from '@abhyas/contract/passes/shapes';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { taxInside } from '../../commerce/index.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { listLivePasses } from '../grants/passes.store.ts';
import { listRules } from '../opening/rules.store.ts';
import { kindOfRule } from '../opening/things-of-rule.ts';
import { getPlan, plansById, type StoredPlan } from '../plans/plans.store.ts';
import { openedBy, termsOf } from '../plans/present-plans.ts';
import { endOfPlan } from '../standing/end-of-plan.ts';
import { presentOffers } from './list-offers.ts';
import { standingOf } from '../standing/standing.ts';
import { unusedDays } from '../standing/unused-credit.ts';

type Show = typeof api.passes.showUpgrade;
/** What moving up to a plan costs and brings, as the checkout will say it. PLAN_NOT_OFFERED. */
export async function showUpgrade(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const plan = await getPlan(ctx, params.planId);
  if (plan.state !== 'published' || plan.mode === 'preview') fail('PLAN_NOT_OFFERED');
  const [offer = fail('PLAN_NOT_OFFERED')] = await presentOffers(ctx, [plan]);
  const now = ctx.clock.now();
  const live = await listLivePasses(ctx, actorOf(ctx).accountId);
  const { since, replaces } = standingOf(plan, planPrice(termsOf(plan, []), now).pricePaise, live, now);
  const names = await plansById(
    ctx,
    replaces.map(({ pass }) => pass.planId),
  );
  return {
    plan: offer,
    credits: replaces.map(({ pass, creditPaise }) => ({
      passId: pass.id,
      nameEn: names.get(pass.planId)?.nameEn ?? '',
      nameHi: names.get(pass.planId)?.nameHi ?? '',
      startsAt: pass.startsAt.toISOString(),
      endsAt: pass.endsAt.toISOString(),
      boughtDays: pass.boughtDays,
      unusedDays: unusedDays(pass, now),
      paidPaise: pass.paidPaise,
      creditPaise,
    })),
    creditPaise: offer.pricePaise - offer.payPaise,
    payPaise: offer.payPaise,
    taxPaise: await taxInside(ctx, offer.pricePaise),
    opensUntil: (await endOfPlan(ctx, plan, since)).toISOString(),
    more: await openedBesides(ctx, plan),
  };
}

/** How much of what a plan opens is closed to the caller now. */
async function openedBesides(ctx: Context, { id }: StoredPlan): Promise<Opened> {
  const { accountId } = actorOf(ctx);
  const more = { courses: 0, packs: 0, papers: 0 };
  const each = await openedBy(ctx, await listRules(ctx, [id]));
  for (const what of ['courses', 'packs', 'papers'] as const) {
    const ids = new Set(each.filter((one) => one.what === what).flatMap(({ things }) => things.map((one) => one.id)));
    const open = await mayOpen(ctx, accountId, kindOfRule[what], [...ids]);
    more[what] = ids.size - open.size;
  }
  return more;
}
