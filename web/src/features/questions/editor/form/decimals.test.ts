import { describe, expect, it } from 'vitest';
import { compare, middle, minus, plus, readDecimal } from './decimals.ts';

describe('numbers of a key', () => {
  it.each([
    ['+3', '3'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['−2.50', '-2.50'],
    [' 7 ', '7'],
  ])('reads %s as %s', (typed, written) => expect(readDecimal(typed)).toBe(written));

  it.each(['', '.', '-', '1,5', '2e3', 'abc', '1.2.3', '1234567890123456789012345'])('refuses %j', (typed) =>
    expect(readDecimal(typed)).toBeUndefined(),
  );

  it('adds and subtracts without the errors of binary floats', () => {
    expect(plus('0.1', '0.2')).toBe('0.3');
    expect(minus('0.3', '0.1')).toBe('0.2');
    expect(minus('-1.5', '0.25')).toBe('-1.75');
    expect(minus('0.05', '0.1')).toBe('-0.05');
  });

  it('finds the middle of a range exactly', () => {
    expect(middle('9.75', '9.85')).toBe('9.8');
    expect(middle('-1', '2')).toBe('0.5');
  });

  it('compares numbers of different length', () => {
    expect(compare('2.50', '2.5')).toBe(0);
    expect(compare('-3', '2')).toBe(-1);
    expect(compare('10', '9.99')).toBe(1);
  });
});
