import type { Belief } from './filter.ts';
import { learning } from './settings.ts';

/**
 * What is believed where two chapters became one: both speak with their certainty, and what was believed before any answer counts once
 * (product of two normal distributions over their common start). Pure.
 */
export function joined(a: Belief, b: Belief, start: number = learning.start.skill): Belief {
  const certainty = 1 / a.variance + 1 / b.variance - 1 / start;
  // A skill that drifted beyond its start says less than nothing; it never makes the other one less sure than the start.
  const variance = Math.min(start, 1 / Math.max(certainty, 1 / start));
  const pull = a.mean / a.variance + b.mean / b.variance;
  const mean = pull * variance;
  return { mean, variance };
}
