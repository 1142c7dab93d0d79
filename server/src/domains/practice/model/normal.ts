/** The logistic function: chance of a logit. Pure. */
export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

/** The logit of a chance strictly between 0 and 1. Pure. */
export const logit = (p: number): number => Math.log(p / (1 - p));

/** log(1 + eˣ) that neither overflows nor loses its end. Pure. */
export const softplus = (x: number): number => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));

/** Standard normal distribution function, to 1.5e-7 (Abramowitz & Stegun 1964, 7.1.26). Pure. */
export function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const upper = (series * Math.exp(-x * x)) / 2;
  return z < 0 ? upper : 1 - upper;
}
