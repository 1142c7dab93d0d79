import type { SeenRange } from './learning.ts';

/** Ranges in order, none empty, none touching another: what was seen, each unit once. Pure. */
export function unite(...all: readonly (readonly SeenRange[])[]): SeenRange[] {
  const sorted = all
    .flat()
    .filter(([from, to]) => to > from)
    .sort(([one], [other]) => one - other);
  const united: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = united.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else united.push([from, to]);
  }
  return united;
}

/** What of `ranges` is not in `seen`. Both as `unite` leaves them. Pure. */
export function without(ranges: readonly SeenRange[], seen: readonly SeenRange[]): SeenRange[] {
  return ranges.flatMap(([from, to]) => {
    const left: SeenRange[] = [];
    let at = from;
    for (const [start, end] of seen) {
      if (end <= at || start >= to) continue;
      if (start > at) left.push([at, start]);
      at = Math.max(at, end);
    }
    if (at < to) left.push([at, to]);
    return left;
  });
}

/** The first `most` units of ranges. Pure. */
export function firstOf(ranges: readonly SeenRange[], most: number): SeenRange[] {
  let left = most;
  return ranges.flatMap(([from, to]) => {
    const taken = Math.min(to - from, left);
    left -= taken;
    return taken > 0 ? [[from, from + taken] satisfies SeenRange] : [];
  });
}

/** What of ranges lies before `end`. Pure. */
export function before(ranges: readonly SeenRange[], end: number): SeenRange[] {
  return ranges.flatMap(([from, to]) => (from < end ? [[from, Math.min(to, end)] satisfies SeenRange] : []));
}

/** How many units they are together. Pure. */
export const lengthOf = (ranges: readonly SeenRange[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);
