import { ExpressionProblem } from './expression-problem.ts';

interface Known {
  /** Fewest and most arguments. */
  readonly takes: readonly [number, number];
  readonly run: (...args: number[]) => number;
}

const one = (run: (x: number) => number): Known => ({ takes: [1, 1], run });
const two = (run: (x: number, y: number) => number): Known => ({ takes: [2, 2], run });
const several = (run: (...args: number[]) => number): Known => ({ takes: [1, 20], run });

/** Every function that an expression may call; whatever is not here does not exist. Angles in radians. */
export const functions: ReadonlyMap<string, Known> = new Map<string, Known>([
  ['sqrt', one(Math.sqrt)],
  ['cbrt', one(Math.cbrt)],
  ['abs', one(Math.abs)],
  ['sign', one(Math.sign)],
  ['exp', one(Math.exp)],
  ['ln', one(Math.log)],
  ['log', { takes: [1, 2], run: (x, base = Math.E) => (base === Math.E ? Math.log(x) : Math.log(x) / Math.log(base)) }],
  ['log10', one(Math.log10)],
  ['log2', one(Math.log2)],
  ['sin', one(Math.sin)],
  ['cos', one(Math.cos)],
  ['tan', one(Math.tan)],
  ['asin', one(Math.asin)],
  ['acos', one(Math.acos)],
  ['atan', one(Math.atan)],
  ['atan2', two(Math.atan2)],
  ['sinh', one(Math.sinh)],
  ['cosh', one(Math.cosh)],
  ['tanh', one(Math.tanh)],
  ['hypot', several(Math.hypot)],
  ['pow', two((x, y) => x ** y)],
  ['floor', one((x) => Math.floor(x + SLACK))],
  ['ceil', one((x) => Math.ceil(x - SLACK))],
  ['round', { takes: [1, 2], run: (x, places = 0) => roundHalfAway(x, places) }],
  ['min', several(Math.min)],
  ['max', several(Math.max)],
  ['mod', two(modulo)],
  ['gcd', two(gcd)],
  ['lcm', two((x, y) => (x === 0 || y === 0 ? 0 : Math.abs(x * y) / gcd(x, y)))],
  ['factorial', one(factorial)],
  ['combinations', two(combinations)],
  ['permutations', two((n, k) => combinations(n, k) * factorial(k))],
]);

/** Names with a fixed value. */
export const constants: ReadonlyMap<string, number> = new Map([
  ['pi', Math.PI],
  ['e', Math.E],
]);

/** Words of the notation, and names that mean something else wherever formulas are written. */
const words = new Set([
  'true',
  'false',
  'null',
  'undefined',
  'and',
  'or',
  'xor',
  'not',
  'mod',
  'to',
  'in',
  'end',
  'i',
  'NaN',
  'Infinity',
]);

/** Whether a name cannot be given to a variable. */
export const isReserved = (name: string): boolean =>
  functions.has(name) || constants.has(name) || words.has(name) || name in Object.prototype;

/** Binary floats miss a whole number by as much. */
const SLACK = 1e-9;

const whole = (x: number): number => {
  if (!Number.isSafeInteger(x)) throw new ExpressionProblem('wholeNeeded');
  return x;
};

function roundHalfAway(x: number, places: number): number {
  if (!Number.isInteger(places) || places < 0 || places > 10) throw new ExpressionProblem('wholeNeeded');
  const size = Number((Math.abs(x) * 10 ** places).toPrecision(15));
  return (Math.sign(x) * Math.floor(size + 0.5)) / 10 ** places;
}

/** The remainder with the sign of the divisor, as clocks count. */
export function modulo(x: number, y: number): number {
  if (y === 0) throw new ExpressionProblem('divisionByZero');
  return x - y * Math.floor(x / y);
}

function gcd(x: number, y: number): number {
  let [a, b] = [Math.abs(whole(x)), Math.abs(whole(y))];
  while (b > 0) [a, b] = [b, a % b];
  return a;
}

/** n! of a whole number from 0 to 170, the last that is no infinity. */
export function factorial(n: number): number {
  if (whole(n) < 0 || n > 170) throw new ExpressionProblem('wholeNeeded');
  let product = 1;
  for (let factor = 2; factor <= n; factor++) product *= factor;
  return product;
}

function combinations(n: number, k: number): number {
  if (whole(n) < 0 || whole(k) < 0 || k > n || n > 1000) throw new ExpressionProblem('wholeNeeded');
  let count = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) count = (count * (n - i + 1)) / i;
  return Math.round(count);
}
