import { numbersFrom } from '../../../questions/index.ts';
import { sigmoid } from '../normal.ts';

/** Chance that repeats, for tests of the model. */
export const chance = (seed: number): (() => number) => numbersFrom(`practice ${seed}`);

/** A draw from N(0, 1) (Box & Muller 1958). */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export interface TrueItem {
  readonly slope: number;
  readonly difficulty: number;
}

/** `spread`: of the logarithm of slopes. */
export const drawItem = (random: () => number, spread = 0.3): TrueItem => ({
  slope: Math.exp(spread * normal(random)),
  difficulty: normal(random),
});

export const answers = (random: () => number, ability: number, { slope, difficulty }: TrueItem): boolean =>
  random() < sigmoid(slope * (ability - difficulty));

export const rootMeanSquare = (errors: readonly number[]): number =>
  Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);

/** Pearson's correlation. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const [mx, my] = [mean(xs), mean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [at, x] of xs.entries()) {
    const y = ys[at]! - my;
    xy += (x - mx) * y;
    xx += (x - mx) ** 2;
    yy += y * y;
  }
  return xy / Math.sqrt(xx * yy);
}
