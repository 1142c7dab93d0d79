import type { StudyDay } from '@abhyas/contract/discovery/home';
import { dayIn } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { testedDays } from '../../assessments/index.ts';
import { studyDays } from '../../courses/index.ts';
import { rulesOf } from '../../tenancy/index.ts';

const DAYS = 7;

/** How long somebody studied on each of the last seven days of the institute's calendar, today last. */
export const studyWeekOf = (ctx: Context, accountId: string): Promise<StudyDay[]> => lastStudied(ctx, accountId, DAYS);

/** The same for as many days as are asked for. */
export async function lastStudied(ctx: Context, accountId: string, count: number): Promise<StudyDay[]> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const days = lastDays(dayIn(timeZone, ctx.clock.now()), count);
  const since = days[0]!;
  const watched = secondsByDay(await studyDays(ctx, accountId, since));
  const tested = secondsByDay(await testedDays(ctx, accountId, { since, timeZone }));
  return days.map((day) => ({ day, watched: watched.get(day) ?? 0, tested: tested.get(day) ?? 0 }));
}

const secondsByDay = (rows: readonly { readonly day: string; readonly seconds: number }[]) =>
  new Map(rows.map(({ day, seconds }) => [day, seconds]));

/** Days of the calendar that end with this one, the oldest first: days, not times, so no change of the clocks moves them. Pure. */
function lastDays(today: string, count: number): string[] {
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) =>
    new Date(end - (count - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  );
}
