export interface LinePoint {
  readonly label: string;
  readonly value: number;
  /** The same day of the period before. */
  readonly before?: number | undefined;
}

const LEFT = 48;
const RIGHT = 90;
const TOP = 14;
const BOTTOM = 30;

/** Where everything of the chart stands, in pixels. The value axis begins at zero, so that heights compare. */
export function layLines(points: readonly LinePoint[], width: number, height: number) {
  const right = Math.max(LEFT + 40, width - RIGHT);
  const bottom = height - BOTTOM;
  const step = points.length > 1 ? (right - LEFT) / (points.length - 1) : right - LEFT;
  const unit = niceStep(Math.max(1, ...points.flatMap((point) => [point.value, point.before ?? 0])) / 5);
  const top = unit * Math.ceil(Math.max(1, ...points.flatMap((point) => [point.value, point.before ?? 0])) / unit);
  const x = (index: number) => round(LEFT + step * index);
  const y = (value: number) => round(bottom - (value / top) * (bottom - TOP));
  const now = points.map((point, index) => ({ x: x(index), y: y(point.value) }));
  const before = points.flatMap((point, index) =>
    point.before === undefined ? [] : [{ x: x(index), y: y(point.before) }],
  );
  const every = Math.max(1, Math.ceil(56 / step));
  return {
    width,
    left: LEFT,
    right,
    step,
    now,
    before,
    area:
      now.length > 0
        ? `M${now[0]!.x} ${bottom}L${now.map((point) => `${point.x} ${point.y}`).join('L')}L${now.at(-1)!.x} ${bottom}Z`
        : '',
    ticks: Array.from({ length: Math.round(top / unit) + 1 }, (_, index) => ({
      value: index * unit,
      y: y(index * unit),
    })),
    names: points
      .map((point, index) => ({ label: point.label, x: x(index) }))
      .filter((_, index) => index % every === 0),
  };
}

/** 1, 2, 2.5 or 5 times a power of ten: the least that is not below the wish. */
export function niceStep(wish: number): number {
  const power = 10 ** Math.floor(Math.log10(wish));
  return power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= wish) ?? 10);
}

const round = (value: number) => Math.round(value * 10) / 10;
