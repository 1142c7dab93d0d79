const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

/** Under eighteen on this day (both as `YYYY-MM-DD`): who is, has a guardian who answers for them. */
export function isMinor(birthDate: string, today: string): boolean {
  return yearsLater(birthDate, ADULT_YEARS) > today;
}

/** A day on which somebody who lives today can have been born. */
export function isBirthDate(day: string, today: string): boolean {
  return day <= today && yearsLater(day, OLDEST_YEARS) > today;
}

/** The same day so many years later; days of the calendar compare as texts. */
const yearsLater = (day: string, years: number) =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
