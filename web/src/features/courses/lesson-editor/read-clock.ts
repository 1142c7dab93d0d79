const LONGEST = 24 * 3600;

/** Seconds of what was typed as on a clock: `90`, `1:30`, `1:05:30`; undefined where it is none. Pure. */
export function readClock(typed: string): number | undefined {
  const parts = typed.trim().split(':');
  if (parts.length > 3 || !parts.every((part, at) => /^\d{1,5}$/.test(part) && (at === 0 || Number(part) < 60)))
    return undefined;
  const seconds = parts.reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds <= LONGEST ? seconds : undefined;
}
