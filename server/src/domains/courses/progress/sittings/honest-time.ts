import type { SeenRange } from '@abhyas/contract/courses/learning';
import { firstOf, lengthOf } from '@abhyas/contract/courses/seen-ranges';

/** Clocks differ a little, and a player reports what it is just about to have shown. */
const SLACK_MS = 10_000;

interface Claim {
  /** What is claimed and was not seen before. */
  readonly ranges: readonly SeenRange[];
  readonly leastMs: number;
  /** Seconds of reading that are claimed and were not told before. */
  readonly readSeconds: number;
  readonly begunAt: Date;
  /** Until when the learner's time is used up. */
  readonly usedUntil: Date;
  readonly now: Date;
}

/** What of a claim is believed, and until when the learner's time is used up then. */
interface Believed {
  readonly ranges: SeenRange[];
  readonly readSeconds: number;
  readonly usedUntil: Date;
}

/**
 * As much of what a device says was seen as fits into the time since the lesson was opened there and into what of it no other lesson used:
 * nobody sees two seconds in less than one (issue: honest progress). Pages are seen in the seconds of their reading: the same time holds both.
 * What does not fit now may be claimed again later. Pure.
 */
export function believe(claim: Claim): Believed {
  const { leastMs, now, usedUntil } = claim;
  const start = Math.max(usedUntil.getTime(), claim.begunAt.getTime() - SLACK_MS);
  const free = Math.max(0, now.getTime() - start);
  const ranges = firstOf(claim.ranges, Math.floor(free / leastMs));
  const readSeconds = Math.min(claim.readSeconds, Math.floor(free / 1000));
  const used = Math.max(lengthOf(ranges) * leastMs, readSeconds * 1000);
  return { ranges, readSeconds, usedUntil: used > 0 ? new Date(start + used) : usedUntil };
}

/**
 * Up to which second of its reading an opening has told then. What its clock did not hold is lost, but for as much as clocks differ: time
 * that somebody spent with two lessons at once is not paid out later, when nobody studies. Pure.
 */
export function toldUpTo(claimed: number, before: number, believed: number): number {
  return Math.max(before + believed, claimed - SLACK_MS / 1000);
}
