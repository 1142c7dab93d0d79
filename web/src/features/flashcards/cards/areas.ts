import { type Area, LEAST_SIDE, WHOLE_SIDE } from '@abhyas/contract/flashcards/rules/areas';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** An area while one draws: `cardId` once it has a card. */
export interface Drawn extends Area {
  readonly key: string;
  readonly cardId?: string | undefined;
  readonly answer: string;
}
export const newArea = (area: Area): Drawn => ({ ...area, key: crypto.randomUUID(), answer: '' });

const within = (value: number, least: number, most: number) => Math.round(Math.min(most, Math.max(least, value)));

/** The area between two corners, as large as one must be at least, and on the picture with all of it. Pure. */
export function areaBetween(one: Point, other: Point): Area {
  const span = (a: number, b: number) => {
    const [low, high] = [within(Math.min(a, b), 0, WHOLE_SIDE), within(Math.max(a, b), 0, WHOLE_SIDE)];
    const length = Math.max(LEAST_SIDE, high - low);
    return { from: Math.min(low, WHOLE_SIDE - length), length };
  };
  const [x, y] = [span(one.x, other.x), span(one.y, other.y)];
  return { x: x.from, y: y.from, width: x.length, height: y.length };
}

/** The same area elsewhere, stopped by the edges. Pure. */
export function moveArea<A extends Area>(area: A, by: Point): A {
  const x = within(area.x + by.x, 0, WHOLE_SIDE - area.width);
  const y = within(area.y + by.y, 0, WHOLE_SIDE - area.height);
  return { ...area, x, y };
}

/** The same area with its lower right corner elsewhere, stopped by the edges. Pure. */
export function sizeArea<A extends Area>(area: A, by: Point): A {
  const width = within(area.width + by.x, LEAST_SIDE, WHOLE_SIDE - area.x);
  const height = within(area.height + by.y, LEAST_SIDE, WHOLE_SIDE - area.y);
  return { ...area, width, height };
}

/** One step of the keyboard. */
const STEP = 100;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The area after a key: arrows move it, with Shift they size it; undefined for any other key. Pure. */
export function areaAfterKey<A extends Area>(area: A, key: string, shift: boolean): A | undefined {
  const by = arrows[key];
  return by && (shift ? sizeArea(area, by) : moveArea(area, by));
}

/** Where an area lies on the shown picture. */
export const placeOf = ({ x, y, width, height }: Area) => {
  const share = (value: number) => `${(100 * value) / WHOLE_SIDE}%`;
  return { left: share(x), top: share(y), width: share(width), height: share(height) };
};
