const ONE = 10_000_000n;

/**
 * exams: percentile and rank. 100 × (candidates with a score at or below mine) / (candidates who appeared), to 7 decimals, half up,
 * on integers. `37244` of `41326` is `90.1224411`; whoever nobody beats gets `100.0000000`.
 */
export function percentile(atOrBelow: number, appeared: number): string {
  if (appeared < 1 || atOrBelow < 0 || atOrBelow > appeared)
    throw new RangeError(`${atOrBelow} of ${appeared} is no percentile`);
  const of = BigInt(appeared);
  const scaled = (BigInt(atOrBelow) * 100n * ONE * 2n + of) / (of * 2n);
  return `${scaled / ONE}.${String(scaled % ONE).padStart(7, '0')}`;
}

/** For each score how many of all scores are at or below it: the numerator of its percentile. */
export function countAtOrBelow(scores: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  Float64Array.from(scores)
    .sort()
    .forEach((score, place) => counts.set(score, place + 1));
  return counts;
}
