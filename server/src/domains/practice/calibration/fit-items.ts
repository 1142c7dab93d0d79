import { sigmoid, softplus } from '../model/normal.ts';
import { logShares, nodes } from './ability.ts';

/** One item: P = 1/(1 + exp(−(slope·θ + intercept))), harder the larger `difficulty`. */
export interface ItemFit {
  readonly slope: number;
  readonly intercept: number;
  readonly difficulty: number;
}

/** First answers of so many people who answered alike: indexes of items that were right, and of those that were not. What was not asked is in neither. */
export interface Pattern {
  readonly right: ArrayLike<number>;
  readonly wrong: ArrayLike<number>;
  readonly people: number;
}

export interface FitOptions {
  /** Standard deviations of log slope and of intercept around 0; without, nothing but the answers speaks. */
  readonly priors?: { readonly logSlope: number; readonly intercept: number };
  /** All slopes are one (1PL). */
  readonly oneSlope?: boolean;
  /** Done when no slope or intercept moves by more in a round. */
  readonly tolerance?: number;
  readonly mostRounds?: number;
}

export interface Fit {
  readonly items: readonly ItemFit[];
  /** Of the answers alone, without the priors. */
  readonly logLikelihood: number;
  readonly rounds: number;
}

const Q = nodes.length;

/**
 * Slopes and intercepts of items by marginal maximum likelihood, in rounds of expectation and maximisation (Bock & Aitkin 1981). Pure;
 * 40 items and 1,000 people take about a third of a second.
 */
export function fitItems(count: number, patterns: readonly Pattern[], options: FitOptions = {}): Fit {
  const { tolerance = 1e-5, mostRounds = 2000 } = options;
  const slopes = new Float64Array(count).fill(1);
  const intercepts = new Float64Array(count);
  let rounds = 0;
  for (let moved = Number.POSITIVE_INFINITY; moved > tolerance && rounds < mostRounds; rounds++) {
    const expected = expect(slopes, intercepts, patterns);
    moved = options.oneSlope
      ? maximiseTogether(slopes, intercepts, expected)
      : maximiseEach(slopes, intercepts, expected, options);
  }
  const { logLikelihood } = expect(slopes, intercepts, patterns);
  const items = Array.from(slopes, (slope, at) => {
    const intercept = intercepts[at]!;
    return { slope, intercept, difficulty: -intercept / slope };
  });
  return { items, logLikelihood, rounds };
}

/** How many people would stand at each node, of those asked an item and of those right, in rows of Q. */
interface Expected {
  readonly asked: Float64Array;
  readonly right: Float64Array;
  readonly logLikelihood: number;
}

function expect(slopes: Float64Array, intercepts: Float64Array, patterns: readonly Pattern[]): Expected {
  const { logRight, logWrong } = logTables(slopes, intercepts);
  const asked = new Float64Array(slopes.length * Q);
  const right = new Float64Array(slopes.length * Q);
  const posterior = new Float64Array(Q);
  let logLikelihood = 0;
  for (const pattern of patterns) {
    posterior.set(logShares);
    addRows(posterior, logRight, pattern.right);
    addRows(posterior, logWrong, pattern.wrong);
    logLikelihood += pattern.people * normalise(posterior, pattern.people);
    giveRows(asked, pattern.right, posterior);
    giveRows(asked, pattern.wrong, posterior);
    giveRows(right, pattern.right, posterior);
  }
  return { asked, right, logLikelihood };
}

function logTables(slopes: Float64Array, intercepts: Float64Array) {
  const logRight = new Float64Array(slopes.length * Q);
  const logWrong = new Float64Array(slopes.length * Q);
  for (let item = 0; item < slopes.length; item++)
    for (let q = 0; q < Q; q++) {
      const z = slopes[item]! * nodes[q]! + intercepts[item]!;
      logWrong[item * Q + q] = -softplus(z);
      logRight[item * Q + q] = z - softplus(z);
    }
  return { logRight, logWrong };
}

function addRows(into: Float64Array, table: Float64Array, items: ArrayLike<number>): void {
  for (let i = 0; i < items.length; i++) {
    const row = items[i]! * Q;
    for (let q = 0; q < Q; q++) into[q]! += table[row + q]!;
  }
}

function giveRows(table: Float64Array, items: ArrayLike<number>, from: Float64Array): void {
  for (let i = 0; i < items.length; i++) {
    const row = items[i]! * Q;
    for (let q = 0; q < Q; q++) table[row + q]! += from[q]!;
  }
}

/** Turns logarithms into people at each node, and says the logarithm of their sum before. */
function normalise(logs: Float64Array, people: number): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let q = 0; q < Q; q++) if (logs[q]! > highest) highest = logs[q]!;
  let sum = 0;
  for (let q = 0; q < Q; q++) sum += logs[q] = Math.exp(logs[q]! - highest);
  for (let q = 0; q < Q; q++) logs[q]! *= people / sum;
  return highest + Math.log(sum);
}

const NEWTON = 8;
const LONGEST = 0.5;
/** A slope never turns its sign: such an item says nothing, and is known by its low slope. */
const LEAST_SLOPE = 0.05;
const bounded = (step: number) => Math.max(-LONGEST, Math.min(LONGEST, step));

interface Curve {
  gSlope: number;
  gIntercept: number;
  hSlope: number;
  hBoth: number;
  hIntercept: number;
}

/** First derivatives of an item's expected log-likelihood, and the negative second ones. */
function curveAt(item: number, slope: number, intercept: number, { asked, right }: Expected): Curve {
  const curve: Curve = { gSlope: 0, gIntercept: 0, hSlope: 0, hBoth: 0, hIntercept: 0 };
  for (let q = 0; q < Q; q++) {
    const theta = nodes[q]!;
    const n = asked[item * Q + q]!;
    const p = sigmoid(slope * theta + intercept);
    const residual = right[item * Q + q]! - n * p;
    const weight = n * p * (1 - p);
    curve.gSlope += residual * theta;
    curve.gIntercept += residual;
    curve.hSlope += weight * theta * theta;
    curve.hBoth += weight * theta;
    curve.hIntercept += weight;
  }
  return curve;
}

function maximiseEach(
  slopes: Float64Array,
  intercepts: Float64Array,
  expected: Expected,
  { priors }: FitOptions,
): number {
  let moved = 0;
  for (let item = 0; item < slopes.length; item++) {
    let [slope, intercept] = [slopes[item]!, intercepts[item]!];
    for (let turn = 0; turn < NEWTON; turn++) {
      const curve = curveAt(item, slope, intercept, expected);
      if (priors) addPriors(curve, slope, intercept, priors);
      const { gSlope, gIntercept, hSlope, hBoth, hIntercept } = curve;
      const determinant = hSlope * hIntercept - hBoth * hBoth || 1;
      const stepSlope = bounded((gSlope * hIntercept - gIntercept * hBoth) / determinant);
      const stepIntercept = bounded((gIntercept * hSlope - gSlope * hBoth) / determinant);
      slope = Math.max(LEAST_SLOPE, slope + stepSlope);
      intercept += stepIntercept;
      if (Math.abs(stepSlope) + Math.abs(stepIntercept) < 1e-7) break;
    }
    moved = Math.max(moved, Math.abs(slope - slopes[item]!), Math.abs(intercept - intercepts[item]!));
    slopes[item] = slope;
    intercepts[item] = intercept;
  }
  return moved;
}

/** log slope ~ N(0, s²), intercept ~ N(0, t²); of the slope's second derivative only what keeps the curve convex. */
function addPriors(curve: Curve, slope: number, intercept: number, priors: NonNullable<FitOptions['priors']>): void {
  const narrow = slope * slope * priors.logSlope ** 2;
  curve.gSlope -= Math.log(slope) * (slope / narrow);
  curve.hSlope += Math.max(0, 1 - Math.log(slope)) / narrow;
  curve.gIntercept -= intercept / priors.intercept ** 2;
  curve.hIntercept += 1 / priors.intercept ** 2;
}

function maximiseTogether(slopes: Float64Array, intercepts: Float64Array, expected: Expected): number {
  let slope = slopes[0]!;
  const before = Float64Array.of(slope, ...intercepts);
  for (let turn = 0; turn < NEWTON; turn++) {
    let [gSlope, hSlope] = [0, 0];
    for (let item = 0; item < slopes.length; item++) {
      const curve = curveAt(item, slope, intercepts[item]!, expected);
      intercepts[item]! += bounded(curve.gIntercept / curve.hIntercept);
      gSlope += curve.gSlope - (curve.gIntercept * curve.hBoth) / curve.hIntercept;
      hSlope += curve.hSlope - curve.hBoth ** 2 / curve.hIntercept;
    }
    slope = Math.max(LEAST_SLOPE, slope + bounded(gSlope / hSlope));
  }
  slopes.fill(slope);
  return Float64Array.of(slope, ...intercepts).reduce(
    (most, value, at) => Math.max(most, Math.abs(value - before[at]!)),
    0,
  );
}
