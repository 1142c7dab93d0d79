import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { CheckedPlan } from '@abhyas/contract/live/classes';
import { MOST_DATES } from '@abhyas/contract/live/words';
import { timeIn } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { namesOfBatches } from '../../cohorts/index.ts';
import { namesOf } from '../../identity/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { studentsOf } from '../classes/audience.ts';
import { clashesAt, type FoundClash, freeAfter, takesLastSeat } from './clashes.ts';
import { audienceOfPlan, besides, requirePlace, requireTeacher } from './load-plan.ts';
import { datesOf, type PlannedTime } from './series-dates.ts';

type Check = typeof api.live.checkClasses;
/** The dates of a plan, what is in their way and when they would be free. Nothing is written. */
export async function checkClasses(ctx: Context, { body }: Input<Check>): Promise<CheckedPlan> {
  await requireTeacher(ctx, body.teacherId);
  requirePlace(body.kind, body.place);
  const audience = await audienceOfPlan(ctx, body);
  const { timeZone } = await rulesOf(ctx.instituteId);
  const times = requireDates(datesOf(body, timeZone));
  const { needs, taken } = await besides(ctx, times, { ...body, audience });
  const found = times.map((time) => ({ time, clashes: clashesAt(time, needs, taken) }));
  const whoIs = await namesIn(
    ctx,
    found.flatMap(({ clashes }) => clashes),
  );
  return {
    dates: found.map(({ time, clashes }) => ({
      day: time.day,
      startsAt: time.startsAt.toISOString(),
      endsAt: time.endsAt.toISOString(),
      clashes: clashes.map((clash) => ({
        with: clash.with,
        who: whoIs.get(clash.whoId) ?? '',
        title: clash.taken.title,
        startsAt: clash.taken.startsAt.toISOString(),
        endsAt: clash.taken.endsAt.toISOString(),
      })),
      free: presentFree(clashes.length === 0 ? null : freeAfter(time, needs, taken, timeZone), timeZone),
    })),
    students: (await studentsOf(ctx, audience)).length,
    fullDays: times.filter((time) => takesLastSeat(time, needs, taken)).map(({ day }) => day),
  };
}

const presentFree = (at: Date | null, timeZone: string) => at && { time: timeIn(timeZone, at), at: at.toISOString() };

/** LIVE_DATES where no date is left, or there are too many. */
export function requireDates(times: PlannedTime[]): PlannedTime[] {
  if (times.length === 0 || times.length > MOST_DATES)
    failFields('LIVE_DATES', [{ path: 'body.until', messageKey: 'errors.LIVE_DATES', values: { most: MOST_DATES } }]);
  return times;
}

async function namesIn(ctx: Context, clashes: readonly FoundClash[]): Promise<Map<string, string>> {
  const of = (kind: FoundClash['with']) => [
    ...new Set(clashes.filter((one) => one.with === kind).map(({ whoId }) => whoId)),
  ];
  const people = await namesOf(ctx, of('teacher'));
  return new Map([
    ...(await namesOfBatches(ctx, of('batch'))),
    ...[...people].map(([id, { name }]) => [id, name] as const),
  ]);
}
