/** What a clock on the wall of a zone shows at an instant, as milliseconds of a calendar without zones. */
function wallClock(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** An instant as `datetime-local` fields write it (`2026-11-21T16:12`), in a zone; empty for none. */
export function toLocal(instant: string | null, timeZone: string): string {
  if (instant === null) return '';
  return new Date(wallClock(Date.parse(instant), timeZone)).toISOString().slice(0, 16);
}

/**
 * The instant that a `datetime-local` value means in a zone; null for none. A time that a change of clocks skips becomes
 * the one an hour later.
 */
export function toInstant(local: string, timeZone: string): string | null {
  const wall = Date.parse(`${local}Z`);
  if (local === '' || Number.isNaN(wall)) return null;
  const guess = wall - (wallClock(wall, timeZone) - wall);
  // The offset at the guess may be another one than at the wall's own number.
  return new Date(guess - (wallClock(guess, timeZone) - wall)).toISOString();
}

/** Noon of a day of the calendar (`2026-11-28`), as an instant that is on this day in every zone from UTC−12 to UTC+11. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;
