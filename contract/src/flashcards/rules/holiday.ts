/** Days without flashcards, both included, as days of the calendar (`2026-12-20`). */
export interface Holiday {
  readonly from: string;
  readonly to: string;
}

/** After a longer pause most of it would have to be learned again. */
export const MOST_HOLIDAY_DAYS = 60;
const DAY = 86_400_000;

/** Whether the last day does not lie before the first, nor too far behind it. Pure. */
export const isPossibleHoliday = ({ from, to }: Holiday): boolean =>
  from <= to && (Date.parse(to) - Date.parse(from)) / DAY < MOST_HOLIDAY_DAYS;

/** Whether a day lies in a holiday; in none, where none is planned. Pure. */
export const isInHoliday = (holiday: Holiday | null, day: string): boolean =>
  holiday !== null && day >= holiday.from && day <= holiday.to;
