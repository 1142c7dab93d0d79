/*
 * Eight marks of a hundred, taken alone, were once rank 1 of 1 at percentile 100. Among few people such figures say nothing of the one
 * who reads them, and too much about each of the others.
 */

/**
 * So many must have attempted a test before its students, their guardians and the public read of ranks, percentiles, averages and the
 * topper. Staff read them always, and issue rank lists of any size.
 */
export const fewestRanked = 10;

/** Whether a test that so many people attempted is compared for nobody but staff. */
export function isSmallGroup(attempted: number): boolean {
  return attempted < fewestRanked;
}
