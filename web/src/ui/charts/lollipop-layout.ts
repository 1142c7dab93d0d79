import { boxAt, isFree, lettersWide, type Box } from './text-boxes.ts';

export type Outcome = 'correct' | 'partial' | 'wrong' | 'skipped';

export interface Lollipop {
  /** Short, e.g. Q14. */
  readonly name: string;
  readonly seconds: number;
  readonly outcome: Outcome;
  /** The section or subject under which it stands. */
  readonly group: string;
}

/** Where a name stands beside its dot. */
export type NamePlace = 'left' | 'right' | 'above';
interface Stem {
  readonly index: number;
  readonly item: Lollipop;
  readonly x: number;
  readonly y: number;
  /** Most have no name, and those of the slowest none where it would run into another. */
  readonly named: NamePlace | undefined;
}

const LEFT = 52;
const TOP = 20;
const GAP = 10;
/** So many of the slowest get their name beside them: those are what the chart is read for. */
const NAMED = 3;
const STEPS = [0.5, 1, 2, 3, 5, 10, 15, 30, 60];
const LINE = 14;
/** Under the line of a group stands its name with its time; where that is too wide the time stands below, in so many rows at most. */
const ROWS = 2;

/** Where everything of the chart stands, in pixels of a plot so wide and high. `timeOf`: the words for the time of a group. */
export function layLollipops(
  items: readonly Lollipop[],
  width: number,
  height: number,
  timeOf: (seconds: number) => string = (seconds) => `${Math.round(seconds / 60)} min`,
) {
  const groups = groupsOf(items);
  const each = (width - LEFT - GAP * groups.length) / Math.max(1, items.length);
  const x = (index: number, group: number) => LEFT + GAP * group + each * (index + 0.5);
  const bars = layNames(
    groups.map((group, index) => ({
      name: group.name,
      seconds: group.seconds,
      time: timeOf(group.seconds),
      from: round(x(group.start, index) - each / 2),
      to: round(x(group.end - 1, index) + each / 2),
    })),
    width,
  );
  const bottom = height - 20 - LINE * Math.max(1, ...bars.map(({ lines, row }) => lines * ((row ?? 0) + 1)));
  const most = Math.max(60, ...items.map((item) => item.seconds));
  const step = STEPS.find((minutes) => most / 60 / minutes <= 4.5) ?? Math.ceil(most / 60 / 4);
  const y = (seconds: number) => bottom - (seconds / most) * (bottom - TOP);
  const stems = groups.flatMap((group, groupIndex) =>
    items.slice(group.start, group.end).map((item, offset) => {
      const index = group.start + offset;
      return { index, item, x: round(x(index, groupIndex)), y: round(y(item.seconds)) };
    }),
  );
  const places = namePlaces(stems, width);
  const ticks = Array.from({ length: Math.floor(most / 60 / step) + 1 }, (_, index) => ({
    minutes: index * step,
    y: round(y(index * step * 60)),
  }));
  const named: Stem[] = stems.map((stem) => ({ ...stem, named: places.get(stem.index) }));
  return { width, left: LEFT, bottom, stems: named, ticks, groups: bars };
}

/** The place of each of the slowest's names, the slowest first, where it runs into no dot and no other name. */
function namePlaces(stems: readonly Omit<Stem, 'named'>[], width: number): Map<number, NamePlace> {
  const taken: Box[] = stems.map(({ x, y }) => boxAt(x, y, 9, 9));
  const places = new Map<number, NamePlace>();
  const slowest = stems.toSorted((a, b) => b.item.seconds - a.item.seconds).slice(0, NAMED);
  for (const { index, item, x, y } of slowest) {
    const wide = lettersWide(item.name);
    const boxes: readonly (readonly [NamePlace, Box])[] = [
      ['right', boxAt(x + 7 + wide / 2, y, wide, LINE)],
      ['left', boxAt(x - 7 - wide / 2, y, wide, LINE)],
      ['above', boxAt(x, y - 13, wide, LINE)],
    ];
    const own = taken[index];
    const others = taken.filter((box) => box !== own);
    const free = boxes.find(([, box]) => box.left >= LEFT - 4 && box.right <= width && isFree(box, others));
    if (!free) continue;
    places.set(index, free[0]);
    taken.push(free[1]);
  }
  return places;
}

interface GroupLine {
  readonly name: string;
  readonly seconds: number;
  readonly time: string;
  readonly from: number;
  readonly to: number;
}
interface NamedGroup extends GroupLine {
  /** Where the middle of its words stands. */
  readonly at: number;
  /** In how many lines the words of all groups stand. */
  readonly lines: 1 | 2;
  /** In which row they stand; undefined: there is no room for them. */
  readonly row: number | undefined;
}

/** Words of groups never run into each other: beside each other where they fit, else in two lines, and then in rows. */
function layNames(groups: readonly GroupLine[], width: number): NamedGroup[] {
  const fits = groups.every(({ name, time, from, to }) => lettersWide(`${name} ${time}`) <= to - from + GAP);
  const lines = fits ? 1 : 2;
  const ends: number[] = [];
  return groups.map((group) => {
    const { name, time, from, to } = group;
    const half = (fits ? lettersWide(`${name} ${time}`) : Math.max(lettersWide(name), lettersWide(time))) / 2;
    const at = round(Math.min(Math.max((from + to) / 2, half), Math.max(half, width - half)));
    const free = Array.from({ length: fits ? 1 : ROWS }, (_, row) => row).find(
      (row) => fits || (ends[row] ?? Number.NEGATIVE_INFINITY) + 6 <= at - half,
    );
    if (free !== undefined) ends[free] = at + half;
    return { ...group, at, lines, row: free };
  });
}

function groupsOf(items: readonly Lollipop[]) {
  const groups: { name: string; start: number; end: number; seconds: number }[] = [];
  items.forEach((item, index) => {
    const open = groups.at(-1);
    if (open?.name === item.group) {
      open.end = index + 1;
      open.seconds += item.seconds;
    } else groups.push({ name: item.group, start: index, end: index + 1, seconds: item.seconds });
  });
  return groups;
}

const round = (value: number) => Math.round(value * 10) / 10;
