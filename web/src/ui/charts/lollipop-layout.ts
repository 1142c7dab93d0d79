export type Outcome = 'correct' | 'partial' | 'wrong' | 'skipped';

export interface Lollipop {
  /** Short, e.g. Q14. */
  readonly name: string;
  readonly seconds: number;
  readonly outcome: Outcome;
  /** The section or subject under which it stands. */
  readonly group: string;
}

interface Stem {
  readonly index: number;
  readonly item: Lollipop;
  readonly x: number;
  readonly y: number;
  /** On which side its name stands; most have none. */
  readonly named: 'left' | 'right' | undefined;
}

const LEFT = 52;
const TOP = 20;
const GAP = 10;
/** So many of the slowest get their name beside them: those are what the chart is read for. */
const NAMED = 3;
const STEPS = [0.5, 1, 2, 3, 5, 10, 15, 30, 60];

/** Where everything of the chart stands, in pixels of a plot so wide and high. */
export function layLollipops(items: readonly Lollipop[], width: number, height: number) {
  const bottom = height - 34;
  const most = Math.max(60, ...items.map((item) => item.seconds));
  const step = STEPS.find((minutes) => most / 60 / minutes <= 4.5) ?? Math.ceil(most / 60 / 4);
  const y = (seconds: number) => bottom - (seconds / most) * (bottom - TOP);
  const groups = groupsOf(items);
  const each = (width - LEFT - GAP * groups.length) / Math.max(1, items.length);
  const slowest = new Set([...items].sort((a, b) => b.seconds - a.seconds).slice(0, NAMED));
  const x = (index: number, group: number) => LEFT + GAP * group + each * (index + 0.5);

  const stems: Stem[] = groups.flatMap((group, groupIndex) =>
    items.slice(group.start, group.end).map((item, offset) => {
      const index = group.start + offset;
      const at = round(x(index, groupIndex));
      const crowded = items.slice(index + 1, index + 4).some((next) => next.seconds > item.seconds * 0.95);
      const side = crowded || at > width - 40 ? 'left' : 'right';
      return { index, item, x: at, y: round(y(item.seconds)), named: slowest.has(item) ? side : undefined };
    }),
  );
  const ticks = Array.from({ length: Math.floor(most / 60 / step) + 1 }, (_, index) => ({
    minutes: index * step,
    y: round(y(index * step * 60)),
  }));
  const bars = groups.map((group, index) => ({
    name: group.name,
    seconds: group.seconds,
    from: round(x(group.start, index) - each / 2),
    to: round(x(group.end - 1, index) + each / 2),
  }));
  return { width, left: LEFT, bottom, stems, ticks, groups: bars };
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
