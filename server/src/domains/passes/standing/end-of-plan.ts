import { endOfDayIn } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { rulesOf } from '../../tenancy/index.ts';
import type { StoredPlan } from '../plans/plans.store.ts';
import { lastExamDay } from '../plans/stored-terms.ts';

export const DAY = 24 * 60 * 60 * 1000;
/** Days that begin between two instants, at least one. */
export const daysBetween = (from: Date, until: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - from.getTime()) / DAY));

/** Until when a plan is open that is bought for days from then on. PLAN_WITHOUT_DATE where its exam has no day any more. */
export async function endOfPlan(ctx: Context, { days, examIds }: StoredPlan, since: Date): Promise<Date> {
  if (days !== null) return new Date(since.getTime() + days * DAY);
  const day = (await lastExamDay(ctx, examIds)) ?? fail('PLAN_WITHOUT_DATE');
  const { timeZone } = await rulesOf(ctx.instituteId);
  return new Date(Math.max(endOfDayIn(timeZone, day).getTime(), since.getTime() + DAY));
}
