import type { AbsentRow } from '@abhyas/contract/assessments/absent';

interface Grant {
  readonly endsAt: Date | null;
}

/** When a paper closes for somebody: with its window, or before it when the last of his own grants ends; null: never. Pure. */
export function closingFor(paperClosesAt: Date | null, grants: readonly Grant[]): Date | null {
  const last = grants.some(({ endsAt }) => endsAt === null)
    ? Infinity
    : Math.max(...grants.map(({ endsAt }) => endsAt!.getTime()));
  const closing = Math.min(paperClosesAt?.getTime() ?? Infinity, last);
  return Number.isFinite(closing) ? new Date(closing) : null;
}

/** Absent from the moment at which nobody can start any more; until then one may still come. Pure. */
export const absenceAt = (closesAt: Date | null, isArchived: boolean, now: Date): AbsentRow['state'] =>
  isArchived || (closesAt !== null && closesAt <= now) ? 'absent' : 'waiting';
