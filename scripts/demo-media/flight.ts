/** A throw without air: metres, seconds, and $g = 10$ m/s², so that every number of the film comes out whole. */
export const G = 10;

export interface Throw {
  /** Speed at the start, m/s. */
  readonly speed: number;
  readonly degrees: number;
}

export interface Moment {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

/** 15 m/s forwards and 20 m/s upwards: four seconds, 20 m high, 60 m far. */
export const theThrow: Throw = { speed: 25, degrees: (Math.atan2(4, 3) * 180) / Math.PI };

const parts = ({ speed, degrees }: Throw) => {
  const angle = (degrees * Math.PI) / 180;
  return { vx: speed * Math.cos(angle), vy: speed * Math.sin(angle) };
};

/** Seconds until it is on the ground again. */
export const flightTime = (one: Throw): number => (2 * parts(one).vy) / G;
/** Metres between start and landing. */
export const rangeOf = (one: Throw): number => parts(one).vx * flightTime(one);

/** Where it is and how it moves after so many seconds; before the start and after the landing it rests there. */
export function momentOf(one: Throw, seconds: number): Moment {
  const t = Math.min(Math.max(seconds, 0), flightTime(one));
  const { vx, vy } = parts(one);
  return { x: vx * t, y: vy * t - (G * t * t) / 2, vx, vy: vy - G * t };
}
