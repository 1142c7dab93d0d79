import { computed } from '../../../kernel/cached.ts';
import { dayIn, endOfDayIn } from '../../../kernel/clock.ts';

/** Whoever learns after midnight still learns on the day before: a study day begins at four. */
const BEGINS_AT_HOUR = 4;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The study day on which an instant lies in a time zone, as `2026-11-22`. Pure. */
export const studyDayOf = (timeZone: string, at: Date): string =>
  dayIn(timeZone, new Date(at.getTime() - BEGINS_AT_HOUR * HOUR));

/** A card asks for its next dates one by one, and looking into the calendar of a zone is slow. */
const starts = computed({
  max: 5000,
  make: (dayAndZone) => {
    const [day = '', timeZone = ''] = dayAndZone.split(' ');
    return endOfDayIn(timeZone, addDays(day, -1)).getTime() + 1 + BEGINS_AT_HOUR * HOUR;
  },
});

/** When a study day begins. Pure. */
export const startOfStudyDay = (timeZone: string, day: string): Date => new Date(starts(`${day} ${timeZone}`));

/** A day of the calendar so many days later. Pure. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Noon of a study day in UTC: what the scheduler is told, since it counts whole days in UTC. Pure. */
export const noonOf = (day: string): Date => new Date(Date.parse(`${day}T12:00:00Z`));

/** Days from one day of the calendar to another. Pure. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / DAY);
