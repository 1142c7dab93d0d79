/** So many of the last days are drawn. */
export const SHOWN_DAYS = 14;
/** Fewer days without study are a week-end, or an illness. */
const QUIET_DAYS = 5;
/** Who came on fewer days never studied regularly, so nothing stopped. */
const REGULAR_DAYS = 3;
const DAY = 86_400_000;

interface Active {
  readonly accountId: string;
  /** As `2026-11-22`, each with its seconds of study. */
  readonly days: readonly string[];
  readonly seconds: readonly number[];
}
interface Stopped {
  readonly accountId: string;
  /** Whole days since the last active one. */
  readonly days: number;
  /** Minutes of each of the last days, today last; at least 1 where anything was done. */
  readonly activity: readonly number[];
}

/** Who studied on three days or more and then on none for five: the one who stopped last comes first. Pure. */
export function stoppedAmong(active: readonly Active[], today: string): Stopped[] {
  const end = Date.parse(today);
  const minutes = new Map<string, Map<number, number>>();
  for (const { accountId, days, seconds } of active)
    for (const [at, day] of days.entries()) {
      const ago = Math.round((end - Date.parse(day)) / DAY);
      const known = minutes.get(accountId) ?? new Map<number, number>();
      known.set(ago, Math.max(1, (known.get(ago) ?? 0) + Math.round(seconds[at]! / 60)));
      minutes.set(accountId, known);
    }
  return [...minutes]
    .filter(([, days]) => days.size >= REGULAR_DAYS && Math.min(...days.keys()) >= QUIET_DAYS)
    .map(([accountId, days]) => ({
      accountId,
      days: Math.min(...days.keys()),
      activity: Array.from({ length: SHOWN_DAYS }, (_, at) => days.get(SHOWN_DAYS - 1 - at) ?? 0),
    }))
    .toSorted((a, b) => a.days - b.days || (a.accountId < b.accountId ? -1 : 1));
}
