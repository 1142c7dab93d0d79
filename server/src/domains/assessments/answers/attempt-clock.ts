import type { Attempt } from './attempts.store.ts';

/** Everything of an attempt that says how its time stands. */
export type AttemptClock = Pick<Attempt, 'deadline' | 'graceSeconds' | 'pausedAt' | 'sectionEnds'>;

/** Consoles go by the server's clock as they know it: so much before its beginning a section's answers are taken already. */
export const earlySeconds = 2;

/** The moment that counts for an attempt: while its clock stands still, when it was stopped. */
export const timeOf = ({ pausedAt }: Pick<AttemptClock, 'pausedAt'>, now: Date): Date => pausedAt ?? now;

/**
 * exams: the end. An attempt runs until its deadline and the network's grace are both over, by the server's clock alone; while
 * its clock stands still it is never over.
 */
export function isOver(attempt: Omit<AttemptClock, 'sectionEnds'>, now: Date): boolean {
  const { deadline, graceSeconds } = attempt;
  return timeOf(attempt, now).getTime() > deadline.getTime() + graceSeconds * 1000;
}

/**
 * When each locked section ends: their minutes one after the other, stretched in proportion where the person was granted more
 * than the paper's time, in whole seconds; the last is the deadline. Null: one moves freely.
 */
export function planSections(
  sections: readonly { readonly minutes?: number }[],
  { startedAt, deadline }: Pick<Attempt, 'startedAt' | 'deadline'>,
): Date[] | null {
  const own = sections.map(({ minutes }) => minutes ?? 0);
  const total = own.reduce((sum, minutes) => sum + minutes, 0);
  if (own.length === 0 || own.includes(0)) return null;
  const seconds = (deadline.getTime() - startedAt.getTime()) / 1000;
  let until = 0;
  return own.map((minutes, at) => {
    until += minutes;
    const after = Math.round((seconds * until) / total);
    return at === own.length - 1 ? deadline : new Date(startedAt.getTime() + after * 1000);
  });
}

/** Moves the deadline, and every section end that still lies ahead of `from`, by so many milliseconds; the last end is the deadline. */
export function moveClock<T extends AttemptClock>(attempt: T, ms: number, from: Date): T {
  const deadline = new Date(attempt.deadline.getTime() + ms);
  const sectionEnds =
    attempt.sectionEnds?.map((end, at, all) => {
      if (at === all.length - 1) return deadline;
      return end > from ? new Date(end.getTime() + ms) : end;
    }) ?? null;
  return { ...attempt, deadline, sectionEnds };
}

/** Lets the clock go on: what lay ahead when it was stopped lies as far ahead again. */
export function resumeClock<T extends AttemptClock>(attempt: T, now: Date): T {
  const { pausedAt } = attempt;
  if (!pausedAt) return attempt;
  return { ...moveClock(attempt, Math.max(0, now.getTime() - pausedAt.getTime()), pausedAt), pausedAt: null };
}

/** The locked section that is open, from 0; the last one stays open to the end. */
export function openSection(attempt: Pick<AttemptClock, 'pausedAt' | 'sectionEnds'>, now: Date): number | null {
  const { sectionEnds } = attempt;
  if (!sectionEnds) return null;
  const at = sectionEnds.findIndex((end) => end > timeOf(attempt, now));
  return at < 0 ? sectionEnds.length - 1 : at;
}
