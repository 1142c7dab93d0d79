/** The server's clock. Tests bring one of their own. */
export interface Clock {
  now(): Date;
}
export const systemClock: Clock = { now: () => new Date() };

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The day of the calendar on which an instant lies in a time zone, as `2026-11-22`. Pure. */
export function dayIn(timeZone: string, at: Date): string {
  const known = calendars.get(timeZone);
  // This locale writes a date as ISO 8601 does.
  const calendar = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  if (!known) calendars.set(timeZone, calendar);
  return calendar.format(at);
}

const DAY = 24 * 60 * 60 * 1000;

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function aheadOf(timeZone: string, at: number): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}

/** The instant at which the clocks of a zone show a time, `19:00`, of a day, `2026-11-26`; one that they skip is the one an hour later. Pure. */
export function instantIn(timeZone: string, day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const guess = wall - aheadOf(timeZone, wall);
  return new Date(wall - aheadOf(timeZone, guess));
}

/** What the clocks of a zone show at an instant, as `19:00`. Pure. */
export function timeIn(timeZone: string, at: Date): string {
  return new Date(at.getTime() + aheadOf(timeZone, at.getTime())).toISOString().slice(11, 16);
}

/** The last millisecond of a day, `2027-03-31`, in a time zone, also where the clocks change on it. Pure. */
export function endOfDayIn(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + DAY;
  const guess = midnight - aheadOf(timeZone, midnight);
  return new Date(midnight - aheadOf(timeZone, guess) - 1);
}

/** The hour of the day, 0 to 23, that the clocks of a zone show at an instant. Pure. */
export function hourIn(timeZone: string, at: Date): number {
  return new Date(at.getTime() + aheadOf(timeZone, at.getTime())).getUTCHours();
}
