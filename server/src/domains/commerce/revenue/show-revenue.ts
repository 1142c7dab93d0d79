import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { periodOf } from './period-of.ts';
import { sumBars, sumCoupons, sumThings, sumTotals, sumWays } from './revenue.store.ts';

type Show = typeof api.commerce.showRevenue;
/** What was sold and refunded in a period, from the documents that were issued in it. */
export async function showRevenue(ctx: Context, { query }: Input<Show>): Promise<Answer<Show>> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const period = periodOf(query, ctx.clock.now(), timeZone);
  const totals = await sumTotals(ctx, period);
  const things = await sumThings(ctx, period);
  const bars = new Map((await sumBars(ctx, period)).map((bar) => [bar.key, bar]));
  return {
    from: period.from,
    to: period.to,
    totals: { ...totals, keptPaise: totals.soldPaise - totals.refundedPaise },
    bars: period.keys.map((key) => bars.get(key) ?? { key, soldPaise: 0, refundedPaise: 0 }),
    courses: things.flatMap(({ kind, id: courseId, ...sold }) => (kind === 'pass' ? [] : { courseId, ...sold })),
    plans: things.flatMap(({ kind, id: planId, ...sold }) => (kind === 'pass' ? { planId, ...sold } : [])),
    coupons: await sumCoupons(ctx, period),
    ways: await sumWays(ctx, period),
  };
}
