import type { SeenRange } from '@abhyas/contract/courses/learning';
import { firstOf, lengthOf } from '@abhyas/contract/courses/seen-ranges';

/** Clocks differ a little, and a player reports what it is just about to have shown. */
const SLACK_MS = 10_000;

interface Claim {
  /** What is claimed and was not seen before. */
  readonly ranges: readonly SeenRange[];
  readonly leastMs: number;
  readonly begunAt: Date;
  /** Until when the learner's time is used up. */
  readonly usedUntil: Date;
  readonly now: Date;
}

/**
 * As much of what a device says was seen as fits into the time since the lesson was opened there and into what of it no other lesson used:
 * nobody sees two seconds in less than one (issue: honest progress). What does not fit now may be claimed again later. Pure.
 */
export function believe(claim: Claim): { readonly ranges: SeenRange[]; readonly usedUntil: Date } {
  const { leastMs, now, usedUntil } = claim;
  const start = Math.max(usedUntil.getTime(), claim.begunAt.getTime() - SLACK_MS);
  const most = Math.max(0, Math.floor((now.getTime() - start) / leastMs));
  const ranges = firstOf(claim.ranges, most);
  const used = lengthOf(ranges) * leastMs;
  return { ranges, usedUntil: used > 0 ? new Date(start + used) : usedUntil };
}
