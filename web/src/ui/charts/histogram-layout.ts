export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}
/** A line across the bars at one value: the pass mark, the median. */
export interface HistogramLine {
  readonly at: number;
  readonly name: string;
  readonly kind: 'limit' | 'middle';
}

const TOP = 34;
const BOTTOM = 28;
const LEFT = 36;
/** Half of the last number stands beyond its edge. */
const RIGHT = 18;

interface Plot {
  readonly left: number;
  readonly bottom: number;
  readonly bars: readonly (Bar & { readonly x: number; readonly y: number; readonly width: number })[];
  readonly counts: readonly { readonly count: number; readonly y: number }[];
  readonly edges: readonly { readonly value: number; readonly x: number }[];
  readonly lines: readonly (HistogramLine & {
    readonly x: number;
    readonly end: 'start' | 'end';
    readonly y: number;
  })[];
  /** A band between two values: the middle half. */
  readonly band: { readonly x: number; readonly width: number } | undefined;
}

/** Where bars, lines and words of a histogram stand, in pixels. Its bars follow each other without gaps. Pure. */
export function layHistogram(
  bars: readonly Bar[],
  lines: readonly HistogramLine[],
  band: readonly [number, number] | undefined,
  width: number,
  height: number,
): Plot {
  const bottom = height - BOTTOM;
  const [from, to] = [bars[0]?.from ?? 0, bars.at(-1)?.to ?? 1];
  const xOf = (value: number) =>
    LEFT + ((Math.min(Math.max(value, from), to) - from) / (to - from)) * (width - LEFT - RIGHT);
  const step = countStep(Math.max(1, ...bars.map(({ count }) => count)));
  const most = step * Math.ceil(Math.max(1, ...bars.map(({ count }) => count)) / step);
  const yOf = (count: number) => bottom - (count / most) * (bottom - TOP);
  const every = Math.max(1, Math.ceil(bars.length / Math.max(1, Math.floor((width - LEFT) / 56))));
  const edges = [...bars.map((bar) => bar.from), to].filter((_, at) => at % every === 0);
  return {
    left: LEFT,
    bottom,
    bars: bars.map((bar) => ({
      ...bar,
      x: xOf(bar.from) + 1,
      y: yOf(bar.count),
      width: xOf(bar.to) - xOf(bar.from) - 2,
    })),
    counts: Array.from({ length: Math.round(most / step) + 1 }, (_, i) => ({ count: i * step, y: yOf(i * step) })),
    edges: edges.map((value) => ({ value, x: xOf(value) })),
    lines: lines.map((line, at) => ({
      ...line,
      x: xOf(line.at),
      end: xOf(line.at) > width * 0.7 ? 'end' : 'start',
      y: 10 + at * 14,
    })),
    band: band && { x: xOf(band[0]), width: Math.max(1, xOf(band[1]) - xOf(band[0])) },
  };
}

/** 1, 2 or 5 times a power of ten, so that about four lines stand under the highest bar. */
function countStep(most: number): number {
  const least = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? 10 * power;
}
