import { type Decimal, parseDecimal, roundDecimal } from '../judging/decimal.ts';
import { ExpressionProblem } from './expression-problem.ts';

/** Numbers of a question are smaller than this, so that a student can type them. */
const GREATEST = 1e12;
/** Binary floats are good for as many digits; the rest is their own noise. */
const DIGITS = 15;

/** A computed number as an exact decimal, without the noise of binary floats (0.1 + 0.2 is 0.3). ExpressionProblem `tooLarge` from 10¹² on. */
export function exactOf(value: number): Decimal {
  if (!(Math.abs(value) < GREATEST)) throw new ExpressionProblem('tooLarge');
  const [mantissa = '', exponent = '0'] = value.toExponential(DIGITS - 1).split('e');
  const { units, scale } = parseDecimal(mantissa)!;
  const places = scale - Number(exponent);
  return places >= 0 ? { units, scale: places } : { units: units * 10n ** BigInt(-places), scale: 0 };
}

/** Rounded half away from zero and written with exactly so many places: `2.50`. */
export function writeFixed(value: Decimal, places: number): string {
  const { units, scale } = roundDecimal(value, places);
  const all = units * 10n ** BigInt(places - scale);
  const digits = (all < 0n ? -all : all).toString().padStart(places + 1, '0');
  const sign = all < 0n ? '-' : '';
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
