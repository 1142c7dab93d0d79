/** A decimal number as whole units of its last place: `-1.50` is -150 units with 2 places. */
interface Scaled {
  readonly units: bigint;
  readonly places: number;
}

/**
 * A number as people type it (`+3`, `.5`, `5.`, a typographic minus) as the contract writes it (`3`, `0.5`, `5`, `-2`),
 * or undefined where it is none. Nothing passes through a binary float.
 */
export function readDecimal(typed: string): string | undefined {
  const match = /^([-+]?)(\d*)(?:\.(\d*))?$/.exec(typed.trim().replace('−', '-'));
  if (!match) return undefined;
  const [, sign, whole = '', part = ''] = match;
  if (whole === '' && part === '') return undefined;
  const written = `${sign === '-' ? '-' : ''}${whole === '' ? '0' : whole}${part === '' ? '' : `.${part}`}`;
  return written.length <= 24 ? written : undefined;
}

function scale(decimal: string): Scaled {
  const [whole = '0', part = ''] = decimal.split('.');
  return { units: BigInt(whole + part), places: part.length };
}

function write({ units, places }: Scaled): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  const part = digits.slice(cut).replace(/0+$/, '');
  const whole = `${units < 0n ? '-' : ''}${digits.slice(0, cut)}`;
  return part === '' ? whole : `${whole}.${part}`;
}

function align(a: Scaled, b: Scaled): readonly [bigint, bigint, number] {
  const places = Math.max(a.places, b.places);
  const lift = (one: Scaled) => one.units * 10n ** BigInt(places - one.places);
  return [lift(a), lift(b), places];
}

/** a + b, exact; both as the contract writes decimals. */
export function plus(a: string, b: string): string {
  const [x, y, places] = align(scale(a), scale(b));
  return write({ units: x + y, places });
}

/** a − b, exact. */
export function minus(a: string, b: string): string {
  const [x, y, places] = align(scale(a), scale(b));
  return write({ units: x - y, places });
}

/** (a + b) / 2, exact: halving takes one more place at most. */
export function middle(a: string, b: string): string {
  const [x, y, places] = align(scale(a), scale(b));
  return write({ units: (x + y) * 5n, places: places + 1 });
}

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compare(a: string, b: string): number {
  const [x, y] = align(scale(a), scale(b));
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Places after the point. */
export const placesOf = (decimal: string): number => scale(decimal).places;
