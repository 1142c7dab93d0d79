import { toLocal } from '../../../lib/zoned-time.ts';

const DAY = 86_400_000;
/** A day of the calendar, as a number of its own: no zone has a part in it. */
const stampOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (stamp: number) => new Date(stamp).toISOString().slice(0, 10);

/** `2026-11-26` and some days more, or fewer. */
export const addDays = (day: string, count: number): string => dayOf(stampOf(day) + count * DAY);

/** Monday to Sunday of the week in which a day lies. */
export function weekOf(day: string): string[] {
  const monday = stampOf(day) - ((new Date(stampOf(day)).getUTCDay() + 6) % 7) * DAY;
  return Array.from({ length: 7 }, (_, index) => dayOf(monday + index * DAY));
}

interface Timed {
  readonly startsAt: string;
  readonly endsAt: string;
}
/** Where a class stands in the week: the day, hours from midnight, and its column among those of the same time. */
export interface Placed<T> {
  readonly item: T;
  readonly day: string;
  readonly from: number;
  readonly to: number;
  readonly column: number;
  readonly columns: number;
}

const hourOf = (local: string) => Number(local.slice(11, 13)) + Number(local.slice(14, 16)) / 60;

/** Places classes in the week by the clocks of a zone; those that run at once stand beside each other. One that ends after midnight ends at it. */
export function placeInWeek<T extends Timed>(items: readonly T[], timeZone: string): Placed<T>[] {
  const placed = items.map((item) => {
    const [starts, ends] = [toLocal(item.startsAt, timeZone), toLocal(item.endsAt, timeZone)];
    const day = starts.slice(0, 10);
    return { item, day, from: hourOf(starts), to: ends.slice(0, 10) === day ? hourOf(ends) : 24 };
  });
  return placed.map((one) => {
    const beside = placed.filter((other) => other.day === one.day && other.from < one.to && one.from < other.to);
    return { ...one, column: beside.indexOf(one), columns: beside.length };
  });
}

const LEAST_HOURS = 8;

/** The hours that a week shows: from the first class to the last, at least eight; from eight to six where there is none. */
export function hoursShown(placed: readonly Placed<unknown>[]): { readonly first: number; readonly last: number } {
  if (placed.length === 0) return { first: 8, last: 18 };
  const first = Math.min(Math.floor(Math.min(...placed.map(({ from }) => from))), 24 - LEAST_HOURS);
  return { first, last: Math.max(Math.ceil(Math.max(...placed.map(({ to }) => to))), first + LEAST_HOURS) };
}
