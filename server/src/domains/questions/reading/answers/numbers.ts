import { writeNumber } from '../../../../kernel/sheets/read-xlsx.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  negateDecimal,
  parseDecimal,
  writeDecimal,
} from '../../judging/decimal.ts';

export interface Range {
  readonly from: string;
  readonly to: string;
}

/** A decimal of the contract has so many characters at most. */
const CHARACTERS = 24;
const zero: Decimal = { units: 0n, scale: 0 };

/** A number as a file writes it, also with an exponent; undefined where it is none. */
export function readNumber(text: string): Decimal | undefined {
  const plain = text.trim().replaceAll(/\s/g, '');
  const exponent = /e([+-]?\d{1,3})$/i.exec(plain);
  if (exponent && Math.abs(Number(exponent[1])) > 30) return undefined;
  return parseDecimal(exponent && /^[+-]?[\d.]+e[+-]?\d+$/i.test(plain) ? writeNumber(plain) : plain);
}

/** `value ± tolerance`, or `least to most`; undefined where one of them is no number or the range is longer than we keep. */
export function rangeAround(value: string, tolerance = '0'): Range | undefined {
  const middle = readNumber(value);
  const slack = readNumber(tolerance === '' ? '0' : tolerance);
  if (!middle || !slack) return undefined;
  const size = compareDecimals(slack, zero) < 0 ? negateDecimal(slack) : slack;
  return written(addDecimals(middle, negateDecimal(size)), addDecimals(middle, size));
}

export function rangeBetween(least: string, most: string): Range | undefined {
  const [from, to] = [readNumber(least), readNumber(most)];
  return from && to && (compareDecimals(from, to) <= 0 ? written(from, to) : written(to, from));
}

function written(from: Decimal, to: Decimal): Range | undefined {
  const range = { from: writeDecimal(from), to: writeDecimal(to) };
  return range.from.length > CHARACTERS || range.to.length > CHARACTERS ? undefined : range;
}

/** The middle of a range and how far its ends are from it, exact. */
export function middleOf({ from, to }: Range): { readonly middle: string; readonly tolerance: string } {
  const [low, high] = [parseDecimal(from) ?? zero, parseDecimal(to) ?? zero];
  const half = (value: Decimal): Decimal => ({ units: value.units * 5n, scale: value.scale + 1 });
  return {
    middle: writeDecimal(half(addDecimals(low, high))),
    tolerance: writeDecimal(half(addDecimals(high, negateDecimal(low)))),
  };
}
