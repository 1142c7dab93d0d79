import type { Settings } from '../authoring/papers.store.ts';

type Visibility = Pick<Settings, 'resultVisibility' | 'resultsOn' | 'closesAt' | 'graceSeconds'>;

/**
 * From when students may see results of a paper, undefined for at once. `at_close` waits until also the one who started last
 * has finished: keys must not come out while somebody sits the paper. `minutes`: of the longest sitting, extra time included. Pure.
 */
export function visibleFrom(
  { resultVisibility, resultsOn, closesAt, graceSeconds }: Visibility,
  minutes: number,
): Date | undefined {
  if (resultVisibility === 'on_date') return resultsOn ?? undefined;
  if (resultVisibility === 'at_close' && closesAt)
    return new Date(closesAt.getTime() + minutes * 60_000 + graceSeconds * 1000);
  return undefined;
}

/** True when students may see results now. Pure. */
export function areVisible(settings: Visibility, minutes: number, now: Date): boolean {
  const from = visibleFrom(settings, minutes);
  return from === undefined || from <= now;
}
