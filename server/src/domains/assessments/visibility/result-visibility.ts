import type { Settings } from '../versions/papers.store.ts';

type Visibility = Pick<Settings, 'resultVisibility' | 'resultsOn' | 'closesAt' | 'graceSeconds'>;

/** What is known of the last sitting of a paper. */
export interface LastSitting {
  /** Of the longest one that could still begin, extra time included. */
  readonly minutes: number;
  /** In ms, when who sits it now has finished at the latest, grace included: 0 for nobody, Infinity while a clock stands still. */
  readonly satUntil: number;
}

/**
 * exams: the end. When a paper is over for everybody, in ms: also for the one who started last, was given more time, or was let in
 * again. -Infinity for one that never closes, Infinity while nobody knows. Pure.
 */
export function overAt(
  { closesAt, graceSeconds }: Pick<Visibility, 'closesAt' | 'graceSeconds'>,
  { minutes, satUntil }: LastSitting,
): number {
  return closesAt ? Math.max(closesAt.getTime() + minutes * 60_000 + graceSeconds * 1000, satUntil) : -Infinity;
}

/**
 * From when students may see results of a paper, in ms: -Infinity for at once, Infinity while nobody knows. `at_close` waits until the
 * paper is over for everybody, and a day waits for who still sits one that closes: keys must not come out while somebody sits it. Pure.
 */
export function visibleFrom(settings: Visibility, sitting: LastSitting): number {
  const { resultVisibility, resultsOn, closesAt } = settings;
  if (resultVisibility === 'at_close') return overAt(settings, sitting);
  if (resultVisibility !== 'on_date' || !resultsOn) return -Infinity;
  return closesAt ? Math.max(resultsOn.getTime(), sitting.satUntil) : resultsOn.getTime();
}

/** True when students may see results now. Pure. */
export function areVisible(settings: Visibility, sitting: LastSitting, now: Date): boolean {
  return visibleFrom(settings, sitting) <= now.getTime();
}
