import type { Bound, Context } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { countByDay } from '../memory/schedules.store.ts';
import type { Calendar } from '../scheduling/settle-day.ts';
import { studyDayOf } from '../scheduling/study-day.ts';
import { reviewSettingsOf } from './settings.store.ts';

/** A learner's calendar that takes down what is placed on it. */
export interface OpenCalendar extends Calendar {
  readonly place: (day: string) => void;
}

/** What comes on each day of a learner from today on, without the cards `but`, and which days are easy or off. */
export async function calendarOf(
  ctx: Bound & Pick<Context, 'clock'>,
  accountId: string,
  but: readonly string[] = [],
): Promise<OpenCalendar> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const { easyDays, holiday } = await reviewSettingsOf(ctx, accountId);
  const today = studyDayOf(timeZone, ctx.clock.now());
  const counts = await countByDay(ctx, accountId, { from: today, timeZone, but });
  const countOn = (day: string) => counts.get(day) ?? 0;
  return { today, easyDays, holiday, countOn, place: (day) => void counts.set(day, countOn(day) + 1) };
}
