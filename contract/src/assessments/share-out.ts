/** Whole numbers in proportion to the weights that add up to `total`: the largest remainders are rounded up, the first of equal ones first. Pure. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const floors = weights.map((weight) => Math.floor((total * weight) / sum));
  const missing = total - floors.reduce((all, floor) => all + floor, 0);
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (total * weight) % sum }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, missing)) floors[at]!++;
  return floors;
}
