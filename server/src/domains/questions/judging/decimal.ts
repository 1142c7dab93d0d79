/** An exact decimal number: `units` × 10^−`scale`. No binary float ever touches a typed answer. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const WRITTEN = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** Reads a number as people type it (`-92`, `.5`, `5.`, `+3`, a typographic minus); undefined when there is no digit or anything else in it. */
export function parseDecimal(written: string): Decimal | undefined {
  const match = WRITTEN.exec(written.trim().replace(/^[−–]/, '-'));
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

/** The shortest way to write the same number: `-0.50` → `-0.5`, `007` → `7`, `-0` → `0`. */
export function writeDecimal({ units, scale }: Decimal): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale === 0 ? '' : digits.slice(-scale).replace(/0+$/, '');
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`;
}

const unitsAt = (value: Decimal, scale: number) => value.units * 10n ** BigInt(scale - value.scale);

/** Below zero, zero or above zero, as `a` is less than, equal to or greater than `b`. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAt(a, scale) - unitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Exact sum. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

/** The same number with the other sign. */
export const negateDecimal = (value: Decimal): Decimal => ({ units: -value.units, scale: value.scale });

/** Rounds half away from zero to so many places (`2.5` → `3`, `-2.5` → `-3`); a number with fewer places stays as it is. */
export function roundDecimal(value: Decimal, places: number): Decimal {
  if (value.scale <= places) return value;
  const step = 10n ** BigInt(value.scale - places);
  const size = value.units < 0n ? -value.units : value.units;
  const rounded = (size * 2n + step) / (step * 2n);
  return { units: value.units < 0n ? -rounded : rounded, scale: places };
}
