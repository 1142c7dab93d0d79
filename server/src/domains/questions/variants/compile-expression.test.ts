import { describe, expect, it } from 'vitest';
import { compileExpression } from './compile-expression.ts';
import { ExpressionProblem } from './expression-problem.ts';

const numbers = new Map([
  ['a', 6],
  ['b', -4],
  ['v0', 2.5],
]);
const valueOf = (text: string) => compileExpression(text, new Set(numbers.keys())).run(numbers);

function codeOf(text: string): string {
  try {
    return `has the value ${valueOf(text)}`;
  } catch (thrown) {
    if (thrown instanceof ExpressionProblem) return thrown.code;
    throw thrown;
  }
}

describe('an expression of a question', () => {
  it.each([
    ['2 + 3 * a', 20],
    ['-a ^ 2', -36],
    ['(a - b) / v0', 4],
    ['2 ^ 3 ^ 2', 512],
    ['b − a × 2 ÷ 4 · 1', -7],
    ['mod(b, 3)', 2],
    ['4!', 24],
    ['sqrt(a^2 + 8^2)', 10],
    ['sin(pi / 6)', 0.5],
    ['log(8, 2)', 3],
    ['ln(e)', 1],
    ['round(v0)', 3],
    ['round(-v0)', -3],
    ['round(1.005, 2)', 1.01],
    ['combinations(5, 2) + permutations(4, 2)', 22],
    ['gcd(a, 9) * lcm(4, a)', 36],
    ['max(a, b, 7) - min(a, b)', 11],
    ['a > 3 ? 1 : 2', 1],
    ['1e-3 * 2.5e3', 2.5],
  ])('%s has the value %d', (text, value) => {
    expect(valueOf(text)).toBeCloseTo(value, 12);
  });

  it.each([
    ['a ≠ b', true],
    ['a ≥ 6 and b ≤ -4', true],
    ['a > 0 and b < 0', true],
    ['not (a == 6)', false],
    ['0 < v0 < a', true],
    ['0 < a < v0', false],
    ['0.1 + 0.2 == 0.3', true],
    ['0.1 + 0.2 > 0.3', false],
    ['b == 0 or a / b < 0', true],
    ['a - 6 != 0 and 1 / (a - 6) > 0', false],
  ])('%s is a condition: %s', (text, holds) => {
    const compiled = compileExpression(text, new Set(numbers.keys()));
    expect(compiled.condition).toBe(true);
    expect(compiled.run(numbers)).toBe(Number(holds));
  });

  it('says which names it needs', () => {
    expect(compileExpression('2 * a + sqrt(v0) + pi', new Set(numbers.keys())).names).toEqual(new Set(['a', 'v0']));
  });
});

describe('an expression without a value', () => {
  it.each([
    ['a / (b + 4)', 'divisionByZero'],
    ['0 ^ -1', 'divisionByZero'],
    ['mod(a, 0)', 'divisionByZero'],
    ['sqrt(b)', 'noRealValue'],
    ['log(b)', 'noRealValue'],
    ['asin(2)', 'noRealValue'],
    ['b ^ 0.5', 'noRealValue'],
    ['ln(0)', 'tooLarge'],
    ['9^9^9', 'tooLarge'],
    ['1e999', 'tooLarge'],
    ['171!', 'wholeNeeded'],
    ['v0!', 'wholeNeeded'],
    ['combinations(3, 5)', 'wholeNeeded'],
    ['gcd(2.5, 5)', 'wholeNeeded'],
    ['1 / (1 / (b + 4))', 'divisionByZero'],
  ])('%s: %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

describe('what is no expression', () => {
  it.each([
    // Ways out of the notation.
    ['cos.constructor', 'notAllowed'],
    ['a.constructor', 'notAllowed'],
    ['cos.constructor("return process")()', 'signUnknown'],
    ['a["constructor"]', 'signUnknown'],
    ['constructor', 'nameUnknown'],
    ['__proto__', 'nameUnknown'],
    ['toString(a)', 'functionUnknown'],
    ['valueOf()', 'functionUnknown'],
    ['hasOwnProperty(a)', 'functionUnknown'],
    ['import(a)', 'functionUnknown'],
    ['createUnit(a)', 'functionUnknown'],
    ['evaluate(a)', 'functionUnknown'],
    ['parse(a)', 'functionUnknown'],
    ['parser()', 'functionUnknown'],
    ['simplify(a)', 'functionUnknown'],
    ['derivative(a, a)', 'functionUnknown'],
    ['random()', 'functionUnknown'],
    ['cos(1)(2)', 'multiplySign'],
    // Assignments, functions, several lines.
    ['a := 1', 'unreadable'],
    ['a = 1', 'assignment'],
    ['f(x) = x ^ 2', 'notAllowed'],
    ['a; b', 'signUnknown'],
    ['a\nb', 'signUnknown'],
    ['a # b', 'signUnknown'],
    // Texts, lists, units, percentages.
    ['"a"', 'signUnknown'],
    ["'a'", 'signUnknown'],
    ['[1, 2]', 'signUnknown'],
    ['{x: 1}', 'signUnknown'],
    ['5 cm', 'multiplySign'],
    ['1:3', 'notAllowed'],
    ['5%', 'signUnknown'],
    ['2 i', 'multiplySign'],
    ['i', 'nameUnknown'],
    ['Infinity', 'tooLarge'],
    ['NaN', 'noRealValue'],
    ['true', 'notAllowed'],
    ['null', 'notAllowed'],
    ['3 to 4', 'notAllowed'],
    ['a | b', 'signUnknown'],
    ['a & b', 'signUnknown'],
    ['~a', 'signUnknown'],
    ['a xor b', 'notAllowed'],
    ['a << 2', 'notAllowed'],
    ['a .* b', 'notAllowed'],
    // Slips.
    ['2a', 'multiplySign'],
    ['a (b + 1)', 'functionUnknown'],
    ['2 + ', 'unreadable'],
    ['(a', 'unreadable'],
    ['c + 1', 'nameUnknown'],
    ['sqrt', 'callWithout'],
    ['sqrt(a, b)', 'argumentCount'],
    ['atan2(a)', 'argumentCount'],
    ['(a > b) + 1', 'numberNeeded'],
    ['a and b', 'conditionNeeded'],
    ['sqrt(a > b)', 'numberNeeded'],
    ['a ? 1 : 2', 'conditionNeeded'],
  ])('%s is refused: %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('is too deep, too large or too long', () => {
    expect(codeOf(`${'('.repeat(60)}1${')'.repeat(60)}`)).toBe('tooLong');
    expect(codeOf(`${'-'.repeat(60)}1`)).toBe('tooLong');
    expect(codeOf(Array.from({ length: 90 }, () => '1').join('+'))).toBe('tooLong');
    expect(codeOf(`1${' '.repeat(200)}`)).toBe('tooLong');
  });
});
