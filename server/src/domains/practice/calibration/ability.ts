import { softplus } from '../model/normal.ts';

/** Points of ability and how many people stand at each: N(0, 1) on 61 nodes from −6 to 6. */
const COUNT = 61;
const ENDS = 6;

export const nodes = Float64Array.from({ length: COUNT }, (_, i) => -ENDS + (2 * ENDS * i) / (COUNT - 1));

const heights = nodes.map((x) => Math.exp((-x * x) / 2));
const total = heights.reduce((sum, height) => sum + height, 0);

/** Logarithms of the shares; the shares add up to 1. */
export const logShares = heights.map((height) => Math.log(height / total));

export interface Ability {
  readonly mean: number;
  /** Standard error. */
  readonly error: number;
}

/** Ability of one person from answers to items of known slope and intercept: mean and spread of the posterior (Bock & Mislevy 1982). Pure. */
export function abilityOf(
  answers: readonly { readonly slope: number; readonly intercept: number; readonly right: boolean }[],
): Ability {
  const logs = nodes.map((theta, at) => {
    let log = logShares[at]!;
    for (const { slope, intercept, right } of answers) {
      const z = slope * theta + intercept;
      log += (right ? z : 0) - softplus(z);
    }
    return log;
  });
  const highest = Math.max(...logs);
  let [sum, first, second] = [0, 0, 0];
  for (const [at, theta] of nodes.entries()) {
    const weight = Math.exp(logs[at]! - highest);
    sum += weight;
    first += weight * theta;
    second += weight * theta * theta;
  }
  const mean = first / sum;
  return { mean, error: Math.sqrt(Math.max(0, second / sum - mean * mean)) };
}
