import type { plan } from '@abhyas/contract/live/classes';
import { MOST_DATES } from '@abhyas/contract/live/words';
// oxlint-disable-next-line import/default -- Node loads its CommonJS build, whose names come by the default alone
import rruleLibrary, { type Weekday } from 'rrule';
import type { z } from 'zod';
import { instantIn } from '../../../kernel/clock.ts';

const { RRule } = rruleLibrary;
const weekdays: readonly Weekday[] = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU];

type Repeats = Pick<z.output<typeof plan>, 'day' | 'time' | 'minutes' | 'weekdays' | 'until' | 'skip' | 'times'>;
export interface PlannedTime {
  readonly day: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The rule of a plan, in days without a zone as RFC 5545 has them; undefined where it does not repeat. Pure. */
function ruleOf({ day, weekdays: on, until }: Repeats) {
  if (on.length === 0 || until === null) return undefined;
  return new RRule({
    freq: RRule.WEEKLY,
    byweekday: [...new Set(on)].map((one) => weekdays[one]!),
    dtstart: new Date(`${day}T00:00:00Z`),
    until: new Date(`${until}T00:00:00Z`),
    count: MOST_DATES + 1,
  });
}

/** The rule in words of RFC 5545, to be kept; undefined for a single class. Pure. */
export const ruleText = (plan: Repeats): string | undefined =>
  ruleOf(plan)
    ?.toString()
    .split('\n')
    .at(-1)
    ?.replace(/;COUNT=\d+/, '');

/**
 * The dates of a plan in the institute's zone, without the days that are left out, each at its own time. One more than `MOST_DATES` may come
 * back, so that too many are seen. Pure.
 */
export function datesOf(plan: Repeats, timeZone: string): PlannedTime[] {
  const days = ruleOf(plan)
    ?.all()
    .map((at) => at.toISOString().slice(0, 10)) ?? [plan.day];
  const own = new Map(plan.times.map(({ day, time }) => [day, time]));
  return days
    .filter((day) => !plan.skip.includes(day))
    .map((day) => {
      const startsAt = instantIn(timeZone, day, own.get(day) ?? plan.time);
      return { day, startsAt, endsAt: new Date(startsAt.getTime() + plan.minutes * 60_000) };
    });
}
