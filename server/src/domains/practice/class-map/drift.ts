import type { Drift } from '@abhyas/contract/practice/class-map';

/** Practice of one student: the last seven days, and the three weeks before them. */
export interface Pace {
  readonly now: number;
  readonly nowRight: number;
  readonly before: number;
  readonly beforeRight: number;
  /** Whole days since the last question. */
  readonly days: number;
}

const WEEKS_BEFORE = 3;
/** So many questions a week were a habit. */
const HABIT = 3;
const FELL_TO = 1 / 3;
/** So many answers on either side say something, and so many points of percent are more than chance. */
const ENOUGH = 8;
const POINTS = 15;

/** Whether somebody practises less or worse than in the weeks before, the clearest sign alone; null where nothing says so. Pure. */
export function driftOf({ now, nowRight, before, beforeRight, days }: Pace): Drift | null {
  const usual = Math.round(before / WEEKS_BEFORE);
  if (usual >= HABIT && now === 0) return { code: 'stopped', days, before: usual };
  if (usual >= 2 * HABIT && now <= usual * FELL_TO) return { code: 'less', now, before: usual };
  if (now < ENOUGH || before < ENOUGH) return null;
  const [right, rightBefore] = [Math.round((100 * nowRight) / now), Math.round((100 * beforeRight) / before)];
  return rightBefore - right >= POINTS ? { code: 'worse', now: right, before: rightBefore } : null;
}
