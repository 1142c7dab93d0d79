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
