const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** After so many minutes each; then every hour for a day, then every day for a week (commerce: nobody pays and stays locked out). */
const first = [2, 5, 15].map((minutes) => minutes * MINUTE);

export const firstCheckAt = (startedAt: Date): Date => new Date(startedAt.getTime() + first[0]!);

/** When a payment that is not final is asked about next; null: it is too old to be paid any more. */
export function nextCheckAt(startedAt: Date, now: Date): Date | null {
  const age = now.getTime() - startedAt.getTime();
  const early = first.find((after) => after > age);
  if (early !== undefined) return new Date(startedAt.getTime() + early);
  if (age < DAY) return new Date(now.getTime() + HOUR);
  return age < 7 * DAY ? new Date(now.getTime() + DAY) : null;
}
