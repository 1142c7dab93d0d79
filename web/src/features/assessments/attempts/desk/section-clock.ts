import type { AttemptStanding } from '@abhyas/contract/assessments/shapes';

type Standing = Pick<AttemptStanding, 'pausedAt' | 'sectionEnds'>;

/** The time by which an attempt runs: it stands still while the attempt is paused. Milliseconds. */
export const attemptTime = ({ pausedAt }: Pick<AttemptStanding, 'pausedAt'>, now: number): number =>
  pausedAt === null ? now : new Date(pausedAt).getTime();

/** Locked sections: which one is open by the clock, from 0; the last one until the end. Null where sections are free. */
export function openSectionAt(standing: Standing, now: number): number | null {
  const { sectionEnds } = standing;
  if (!sectionEnds || sectionEnds.length === 0) return null;
  const at = attemptTime(standing, now);
  const open = sectionEnds.findIndex((end) => at < new Date(end).getTime());
  return open < 0 ? sectionEnds.length - 1 : open;
}
