/** About so many bars stand in a histogram. */
const BARS = 20;
const nice = [1, 2, 5, 10] as const;

/** How wide the bars of a histogram are: 1, 2 or 5 times a power of ten of hundredths, so that their edges are round marks. Pure. */
export function stepOf(lowest: number, full: number): number {
  const range = Math.max(full - Math.min(0, lowest), 100);
  const least = Math.max(50, range / BARS);
  const power = 10 ** Math.floor(Math.log10(least));
  return nice.map((times) => times * power).find((width) => width >= least) ?? 10 * power;
}

interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * Bars from the lowest marks (or 0) to the full ones, with their counts. A bar holds its lower edge and not its upper one; only full marks,
 * which would stand in a bar of their own, belong to the last. Pure.
 */
export function binsOf(counts: ReadonlyMap<number, number>, lowest: number, full: number): Bin[] {
  const width = stepOf(lowest, full);
  const [first, end] = [Math.floor(Math.min(0, lowest) / width), Math.max(1, Math.ceil(full / width))];
  return Array.from({ length: end - first }, (_, i) => {
    const step = first + i;
    const onEdge = step === end - 1 ? (counts.get(end) ?? 0) : 0;
    return { from: step * width, to: (step + 1) * width, count: (counts.get(step) ?? 0) + onEdge };
  });
}
