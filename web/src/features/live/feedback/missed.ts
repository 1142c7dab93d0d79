import type { AttendanceRow } from '@abhyas/contract/live/attendance';

type Stretch = AttendanceRow['stretches'][number];

/** A shorter break of the line is no part that was missed. */
const SHORTEST_MS = 30_000;

/** The parts of a class in which a student was not there, in their order. Pure. */
export function missedOf(stretches: readonly Stretch[], window: Stretch): Stretch[] {
  const parts: Stretch[] = [];
  let from = window.from;
  for (const one of stretches.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (one.from > from) parts.push({ from, to: one.from });
    if (one.to > from) from = one.to;
  }
  parts.push({ from, to: window.to });
  return parts.filter((part) => Date.parse(part.to) - Date.parse(part.from) >= SHORTEST_MS);
}

/** What happened in one of these parts. Pure. */
export const within = (at: string, { from, to }: Stretch): boolean =>
  Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(to);
