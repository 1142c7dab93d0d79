import { describe, expect, it } from 'vitest';
import { toPaise } from './money.ts';

describe('an amount of money', () => {
  it('is whole paise', () => {
    expect(toPaise(499_900)).toBe(499_900);
  });

  it.each([0.1 + 0.2, 99.99, Number.NaN, 2 ** 60])('is never %s', (amount) => {
    expect(() => toPaise(amount)).toThrow(RangeError);
  });
});
