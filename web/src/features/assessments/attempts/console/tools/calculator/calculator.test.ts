import { describe, expect, it } from 'vitest';
import { evaluate } from './calculator-engine.ts';
import { freshCalculator, pressKey, writeExpression } from './calculator-state.ts';

const pressed = (keys: string, from = freshCalculator) =>
  keys.split(' ').reduce((state, key) => pressKey(state, key, evaluate), from);
const resultOf = (keys: string) => pressed(keys).result;

describe('the calculator', () => {
  it('multiplies before it adds, and brackets come first', () => {
    expect(resultOf('2 + 3 * 4 =')).toBe('14');
    expect(resultOf('( 2 + 3 ) * 4 =')).toBe('20');
  });

  it('shows no traces of the binary', () => {
    expect(resultOf('0 . 1 + 0 . 2 =')).toBe('0.3');
    expect(resultOf('1 / 3 =')).toBe('0.333333333333');
  });

  it('takes angles in degrees, and in radians after the switch', () => {
    expect(resultOf('sin 3 0 =')).toBe('0.5');
    expect(resultOf('cos 9 0 =')).toBe('0');
    expect(resultOf('angle sin pi / 2 =')).toBe('1');
    expect(resultOf('asin 0 . 5 =')).toBe('30');
  });

  it('says that there is no value instead of a wrong one', () => {
    for (const keys of ['1 / 0 =', 'tan 9 0 =', 'sqrt - 1 =', 'ln 0 =', '2 + =']) expect(resultOf(keys)).toBe('error');
  });

  it('knows powers, roots, factorials, logarithms and percent', () => {
    expect(resultOf('2 power 1 0 =')).toBe('1024');
    expect(resultOf('8 root 3 =')).toBe('2');
    expect(resultOf('5 factorial =')).toBe('120');
    expect(resultOf('log 1 0 0 0 =')).toBe('3');
    expect(resultOf('ln e =')).toBe('1');
    expect(resultOf('5 0 % =')).toBe('0.5');
    expect(resultOf('4 inverse =')).toBe('0.25');
    expect(resultOf('6 exp 2 =')).toBe('600');
    expect(resultOf('2 pi =')).toBe('6.28318530718');
  });

  it('goes on with the result after an operator, and begins anew after a digit', () => {
    expect(resultOf('7 * 6 = + 8 =')).toBe('50');
    expect(resultOf('7 * 6 = 8 =')).toBe('8');
    expect(resultOf('3 - 5 = square =')).toBe('4');
  });

  it('takes the later of two operators, and no second point in a number', () => {
    expect(resultOf('5 + * 3 =')).toBe('15');
    expect(resultOf('5 * - 3 =')).toBe('-15');
    expect(writeExpression(pressed('1 . 5 . 2'))).toBe('1.52');
  });

  it('keeps a number in memory, also over Clear', () => {
    expect(resultOf('1 2 ms clear 5 m+ clear mr =')).toBe('17');
    expect(resultOf('5 ms clear 2 m- clear mr =')).toBe('3');
    expect(resultOf('5 ms mc clear mr =')).toBe('0');
  });

  it('deletes one step at a time, and turns the sign of everything', () => {
    expect(writeExpression(pressed('1 2 + sin backspace backspace'))).toBe('12');
    expect(resultOf('3 + 4 negate =')).toBe('-7');
    expect(resultOf('3 + 4 negate negate =')).toBe('7');
  });
});
