import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDecimals, compareDecimals, parseDecimal, roundDecimal, writeDecimal } from './decimal.ts';

const read = (text: string) => {
  const value = parseDecimal(text);
  if (!value) throw new Error(`${text} is no number`);
  return value;
};
const number = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 8 }))
  .map(([below, units, scale]) => writeDecimal({ units: below ? -units : units, scale }));

describe('exact decimals', () => {
  it.each([
    ['-92', '-92'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+3', '3'],
    ['007', '7'],
    ['-0', '0'],
    ['-0.00', '0'],
    ['−1.50', '-1.5'],
    [' 12 ', '12'],
    ['0.1000', '0.1'],
    ['-.25', '-0.25'],
    ['123456789012345678901234', '123456789012345678901234'],
  ])('reads %s as %s', (typed, written) => expect(writeDecimal(read(typed))).toBe(written));

  it.each(['', '-', '.', '-.', '1.2.3', '1e3', '1,5', '--1', 'x', '1 2'])('finds no number in "%s"', (typed) =>
    expect(parseDecimal(typed)).toBeUndefined(),
  );

  it.each([
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['2.4999', 0, '2'],
    ['0.125', 2, '0.13'],
    ['-0.125', 2, '-0.13'],
    ['1.005', 2, '1.01'],
    ['0.4', 0, '0'],
    ['-0.4', 0, '0'],
    ['9.995', 2, '10'],
    ['7', 3, '7'],
  ])('rounds %s to %i places as %s, half away from zero', (typed, places, rounded) =>
    expect(writeDecimal(roundDecimal(read(typed), places))).toBe(rounded),
  );

  it('loses nothing that binary floats lose', () => {
    expect(writeDecimal(addDecimals(read('0.1'), read('0.2')))).toBe('0.3');
    expect(compareDecimals(read('9007199254740993'), read('9007199254740992'))).toBe(1);
  });

  it('writes what it reads back to the same number', () => {
    fc.assert(fc.property(number, (written) => writeDecimal(read(written)) === written));
  });

  it('orders numbers as their difference says', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        const difference = addDecimals(read(a), { ...read(b), units: -read(b).units }).units;
        return Math.sign(compareDecimals(read(a), read(b))) === (difference < 0n ? -1 : difference > 0n ? 1 : 0);
      }),
    );
  });

  it('never rounds further than half a step, and never towards zero on a half', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 4 }), (written, places) => {
        const value = read(written);
        const rounded = roundDecimal(value, places);
        const scale = Math.max(value.scale, places);
        const at = (v: { units: bigint; scale: number }) => v.units * 10n ** BigInt(scale - v.scale);
        const off = at(rounded) - at(value);
        const half = 10n ** BigInt(scale - places);
        const within = (off < 0n ? -off : off) * 2n <= half;
        const away = (off < 0n ? -off : off) * 2n !== half || off === 0n || off > 0n === value.units > 0n;
        return within && away;
      }),
    );
  });
});
