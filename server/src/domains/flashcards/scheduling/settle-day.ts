import type { ReviewSettings } from '@abhyas/contract/flashcards/reviewing';
import { isInHoliday } from '@abhyas/contract/flashcards/rules/holiday';
import { addDays, daysBetween } from './study-day.ts';

/** What the day of a card depends on besides the card itself. */
export interface Calendar extends Pick<ReviewSettings, 'easyDays' | 'holiday'> {
  readonly today: string;
  /** Cards that already come on a day. */
  readonly countOn: (day: string) => number;
}

/** By so much of the interval a card may come earlier or later: the memory model hardly sees the difference. */
const SPREAD = 0.1;
/** Two weeks around a day are room enough, and each day that is looked at takes time. */
const MOST_REACH = 14;
/** From this interval on a day may be missed for an easy day. */
const LEAST_DAYS_FOR_EASY = 3;
/** An easy day gets so much of what another day gets. */
const EASY_SHARE = 1 / 3;
/** What a holiday held up is spread over so many days after it. */
const AFTER_HOLIDAY_DAYS = 7;

/** The day on which the scheduler wants a card, so many days after its last answer. */
export interface Wanted {
  readonly ideal: string;
  readonly interval: number;
}

/**
 * The days on which a card comes after each of several answers, the hardest first: never earlier after an easier one. Each is the emptiest
 * within a tenth of its interval and two weeks, an easy day less likely, a day of the holiday never. What is overdue stays, but for a
 * holiday. Pure.
 */
export function settleDays(wanted: readonly Wanted[], calendar: Calendar): string[] {
  const possible = wanted.map((one) => possibleDays(one, calendar));
  const days: string[] = [];
  for (const [at, { ideal }] of wanted.entries()) {
    const least = days.at(-1) ?? '';
    const open = possible[at]!.filter((day) => day >= least);
    // Where an easier answer has no later day, the harder one leaves it room.
    const room = open.filter((day) => possible.slice(at + 1).every((later) => later.some((one) => one >= day)));
    days.push(open.length > 0 ? emptiest(room.length > 0 ? room : open, ideal, calendar) : least);
  }
  return days;
}

/** The same for one answer alone. Pure. */
export const settleDay = (ideal: string, interval: number, calendar: Calendar): string =>
  settleDays([{ ideal, interval }], calendar)[0] ?? ideal;

/** The days from which one is chosen: at least one. */
function possibleDays({ ideal, interval }: Wanted, calendar: Calendar): string[] {
  const { today, holiday } = calendar;
  const isOff = (day: string) => isInHoliday(holiday, day);
  if (ideal <= today && !isOff(today)) return [ideal];
  const least = isEasy(calendar, ideal) && interval >= LEAST_DAYS_FOR_EASY ? 1 : 0;
  const reach = Math.max(least, Math.min(MOST_REACH, Math.floor(interval * SPREAD)));
  const near = daysAround(ideal, reach).filter((day) => day > today && !isOff(day));
  if (near.length > 0) return near;
  return holiday ? daysFrom(addDays(holiday.to, 1), AFTER_HOLIDAY_DAYS) : [ideal];
}

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, at) => addDays(first, at));
const daysAround = (day: string, reach: number) => daysFrom(addDays(day, -reach), 2 * reach + 1);

/** Monday is 1, Sunday 7. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
const isEasy = ({ easyDays }: Calendar, day: string) => easyDays.includes(weekdayOf(day));

/** Where the card weighs least; of days that are alike the one nearest to the wanted day, and of two such the earlier. */
function emptiest(days: readonly string[], ideal: string, calendar: Calendar): string {
  const weight = (day: string) => (calendar.countOn(day) + 1) / (isEasy(calendar, day) ? EASY_SHARE : 1);
  const distance = (day: string) => Math.abs(daysBetween(ideal, day));
  return days.toSorted((a, b) => weight(a) - weight(b) || distance(a) - distance(b) || (a < b ? -1 : 1))[0] ?? ideal;
}
