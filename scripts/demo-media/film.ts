import {
  arrow,
  ball,
  dot,
  ease,
  grey,
  GROUND,
  ink,
  line,
  pale,
  picture,
  right,
  spot,
  trail,
  up,
  WIDTH,
  write,
} from './drawing.ts';
import { flightTime, momentOf, rangeOf, theThrow, type Throw } from './flight.ts';

/** A part of the film: when it begins, and its picture so many seconds after that. */
interface Scene {
  readonly from: number;
  readonly draw: (t: number) => string;
}

/** Pictures are left behind each half second. */
const FLASH = 0.5;
const flashes = (until: number) =>
  Array.from({ length: Math.floor(Math.min(until, 4) / FLASH + 1e-6) + 1 }, (_, step) => step * FLASH);
const heading = (words: string, t: number) => write(60, 84, words, { size: 34, weight: 700, opacity: ease(t, 0, 0.6) });

function title(t: number): string {
  const flown = t - 1.5;
  const now = momentOf(theThrow, flown);
  return picture(
    write(WIDTH / 2, 130, 'One throw, two motions', {
      size: 56,
      weight: 700,
      anchor: 'middle',
      opacity: ease(t, 0, 0.8),
    }),
    write(WIDTH / 2, 182, 'Projectile motion', { fill: grey, anchor: 'middle', opacity: ease(t, 0.4, 1.2) }),
    trail(theThrow, flown, pale),
    ball(right(now.x), up(now.y)),
  );
}

/** What lies below the ball moves evenly. */
function shadowOnGround(t: number): string {
  const flown = (t - 1) / 2;
  const now = momentOf(theThrow, flown);
  const left = flashes(flown).map((at) => {
    const { x, y } = momentOf(theThrow, at);
    const drop = line(right(x), up(y), right(x), GROUND + 14, pale, 'stroke-dasharray="5 7"');
    return drop + ball(right(x), up(y), 9, 0.35) + dot(right(x), GROUND + 14, ink);
  });
  const steps = flashes(flown)
    .slice(1)
    .map((at) => write(right(15 * (at - FLASH / 2)), GROUND + 52, '7.5 m', { size: 20, anchor: 'middle' }));
  return picture(
    heading('Seen from above: equal steps', t),
    write(60, 126, 'one picture each half second', { size: 24, fill: grey, opacity: ease(t, 0.5, 1) }),
    trail(theThrow, flown, pale),
    ...left,
    ...steps,
    ball(right(now.x), up(now.y)),
    write(60, 690, 'Nothing pulls sideways, so _v_ₓ stays 15 m/s.', { opacity: ease(t, 10, 11) }),
  );
}

const WALL = 1100;
/** What the ball throws on a wall is a stone thrown straight up. */
function shadowOnWall(t: number): string {
  const flown = (t - 1) / 2;
  const now = momentOf(theThrow, flown);
  const rising = flashes(Math.min(flown, 2));
  const left = rising.map((at) => {
    const { x, y } = momentOf(theThrow, at);
    return line(right(x), up(y), WALL, up(y), pale, 'stroke-dasharray="5 7"') + dot(WALL, up(y), ink);
  });
  const steps = rising.slice(1).map((at) => {
    const [low, high] = [momentOf(theThrow, at - FLASH).y, momentOf(theThrow, at).y];
    return write(WALL + 24, up((low + high) / 2) + 7, `${(high - low).toFixed(2)} m`, { size: 20 });
  });
  return picture(
    heading('Seen from the side: each step 2.5 m shorter', t),
    line(WALL, GROUND + 14, WALL, up(22), ink),
    trail(theThrow, flown, pale),
    ...left,
    ...steps,
    dot(WALL, up(now.y), spot, 9),
    ball(right(now.x), up(now.y)),
    write(60, 690, 'Gravity takes 10 m/s of the upward speed every second.', { opacity: ease(t, 8, 9) }),
  );
}

/** Both parts of the velocity along the way. */
function velocities(t: number): string {
  const flown = (t - 1) / 2.5;
  const { x, y, vx, vy } = momentOf(theThrow, flown);
  const [px, py] = [right(x), up(y)];
  const shown = flown >= flightTime(theThrow) ? 0 : vy;
  return picture(
    heading('One part stays, the other turns round', t),
    trail(theThrow, flightTime(theThrow), pale),
    arrow(px, py, vx * 7, 0, ink),
    arrow(px, py, 0, shown * 7, spot),
    ball(px, py),
    write(60, 150, `_v_ₓ = ${vx.toFixed(0)} m/s`, { size: 30, weight: 700 }),
    write(60, 196, `_v_ᵧ = ${(Math.abs(vy) < 0.05 ? 0 : vy).toFixed(1).replace('-', '−')} m/s`, {
      size: 30,
      weight: 700,
      fill: spot,
    }),
    write(60, 690, 'At the top only the sideways part is left: 15 m/s, not zero.', { opacity: ease(t, 6, 7) }),
  );
}

const rivals: readonly (readonly [one: Throw, stroke: string])[] = [
  [{ speed: 25, degrees: 60 }, grey],
  [{ speed: 25, degrees: 45 }, spot],
  [{ speed: 25, degrees: 30 }, ink],
];
/** The same speed at three angles. */
function angles(t: number): string {
  const flown = (t - 1) / 1.6;
  return picture(
    heading('The same speed, three angles', t),
    ...rivals.map(([one, stroke]) => {
      const { x, y } = momentOf(one, flown);
      return trail(one, flown, stroke) + dot(right(x), up(y), stroke, 12);
    }),
    ...rivals.map(([one, stroke], at) =>
      write(60, 150 + at * 40, `${one.degrees}°: ${rangeOf(one).toFixed(1)} m`, {
        fill: stroke,
        weight: 700,
        opacity: ease(t, 9, 9.8),
      }),
    ),
    write(60, 690, '30° and 60° land at the same place; 45° goes farthest.', { opacity: ease(t, 9.5, 10.5) }),
  );
}

function summary(t: number): string {
  const rows = [
    ['Time of flight', '_T_ = 2_u_ sin θ / _g_'],
    ['Greatest height', '_H_ = _u_² sin² θ / 2_g_'],
    ['Range', '_R_ = _u_² sin 2θ / _g_'],
  ] as const;
  return picture(
    heading('Three lines to keep', t),
    trail(theThrow, flightTime(theThrow), pale),
    ...rows.flatMap(([name, formula], at) => {
      const opacity = ease(t, 0.6 + at * 0.9, 1.4 + at * 0.9);
      const y = 230 + at * 100;
      return [
        write(330, y, name, { size: 30, fill: grey, opacity }),
        write(640, y, formula, { size: 40, weight: 700, opacity }),
      ];
    }),
    write(60, 690, 'All three follow from two motions that know nothing of each other.', {
      opacity: ease(t, 3.6, 4.6),
    }),
  );
}

const scenes: readonly Scene[] = [
  { from: 0, draw: title },
  { from: 8, draw: shadowOnGround },
  { from: 23, draw: shadowOnWall },
  { from: 37, draw: velocities },
  { from: 50, draw: angles },
  { from: 64, draw: summary },
];

/** Seconds of the film and of its trailer. */
export const FILM_SECONDS = 74;
export const TRAILER_SECONDS = 14;

/** The picture of the film at this second. */
export function filmAt(second: number): string {
  const scene = scenes.findLast(({ from }) => from <= second) ?? scenes[0]!;
  return scene.draw(second - scene.from);
}

/** The trailer: the title, then a piece of the three angles. */
export const trailerAt = (second: number): string => filmAt(second < 6 ? second : second - 6 + 51);
