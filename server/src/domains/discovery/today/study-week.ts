import type { StudyDay } from '@abhyas/contract/discovery/home';
import { dayIn } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { testedDays } from '../../assessments/index.ts';
import { studyDays } from '../../courses/index.ts';
import { rulesOf } from '../../tenancy/index.ts';

const DAYS = 7;

/** How long somebody studied on each of the last seven days of the institute's calendar, today last. */
export async function studyWeekOf(ctx: Context, accountId: string): Promise<StudyDay[]> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const days = lastDays(dayIn(timeZone, ctx.clock.now()));
  const since = days[0]!;
  const watched = await studyDays(ctx, accountId, since);
  const tested = await testedDays(ctx, accountId, { since, timeZone });
  const on = (rows: readonly { readonly day: string; readonly seconds: number }[], day: string) =>
    rows.find((row) => row.day === day)?.seconds ?? 0;
  return days.map((day) => ({ day, watched: on(watched, day), tested: on(tested, day) }));
}

/** Seven days of the calendar that end with this one, the oldest first: days, not times, so no change of the clocks moves them. Pure. */
function lastDays(today: string): string[] {
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: DAYS }, (_, at) =>
    new Date(end - (DAYS - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  );
}
