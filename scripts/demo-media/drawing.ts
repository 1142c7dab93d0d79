import { flightTime, type Moment, momentOf, type Throw } from './flight.ts';

/** Pixels of the picture. */
export const WIDTH = 1280;
export const HEIGHT = 720;
const SCALE = 14;
const LEFT = 150;
export const GROUND = 590;

export const ink = '#1b2a56';
export const spot = '#cb4d09';
export const grey = '#8b93ac';
export const pale = '#c5cde2';

/** Metres to the right and upwards, as pixels. */
export const right = (metres: number): number => LEFT + metres * SCALE;
export const up = (metres: number): number => GROUND - metres * SCALE;

/** 0 before `from`, 1 after `until`, and softly between. */
export function ease(t: number, from: number, until: number): number {
  const share = Math.min(Math.max((t - from) / (until - from), 0), 1);
  return share * share * (3 - 2 * share);
}

interface Writing {
  readonly size?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 400 | 700;
  readonly opacity?: number;
}
/** A line of text; what stands between underscores is slanted, as variables are. */
export function write(x: number, y: number, words: string, writing: Writing = {}): string {
  const { size = 28, fill = ink, anchor = 'start', weight = 400, opacity = 1 } = writing;
  const slanted = words.replaceAll(/_(.+?)_/g, '<tspan font-style="italic">$1</tspan>');
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-weight="${weight}" opacity="${opacity}">${slanted}</text>`;
}

export const ball = (x: number, y: number, radius = 13, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${spot}" opacity="${opacity}"/>`;
export const dot = (x: number, y: number, fill: string, radius = 7) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, more = '') =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" stroke-width="2" ${more}/>`;

/** From a point so many pixels to the right and upwards; nothing where it would be shorter than its head. */
export function arrow(x: number, y: number, dx: number, dy: number, stroke: string): string {
  const length = Math.hypot(dx, dy);
  if (length < 10) return '';
  const [ux, uy] = [dx / length, -dy / length];
  const [tx, ty] = [x + dx, y - dy];
  const wing = (side: number) => `${tx - 16 * ux + 8 * side * uy} ${ty - 16 * uy - 8 * side * ux}`;
  return `<path d="M${x} ${y}L${tx - 12 * ux} ${ty - 12 * uy}" stroke="${stroke}" stroke-width="6"/><path d="M${wing(1)}L${tx} ${ty}L${wing(-1)}z" fill="${stroke}"/>`;
}

/** The path of a throw until so many seconds. */
export function trail(one: Throw, seconds: number, stroke = grey): string {
  const until = Math.min(Math.max(seconds, 0), flightTime(one));
  const points = Array.from({ length: 61 }, (_, step) => momentOf(one, (until * step) / 60));
  const at = ({ x, y }: Moment) => `${right(x).toFixed(1)} ${up(y).toFixed(1)}`;
  return `<path d="M${points.map(at).join('L')}" fill="none" stroke="${stroke}" stroke-width="3" stroke-linejoin="round"/>`;
}

const stage = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f7f8fc"/>${line(60, GROUND + 14, 1220, GROUND + 14, ink)}`;
/** A whole picture: the ground and what happens above it. */
export const picture = (...things: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Inter" fill="none">${stage}${things.join('')}</svg>`;
