import { percentile } from './percentile.ts';

/** Where a score stands in its rank list. */
export interface RankStanding {
  readonly rank: number;
  readonly of: number;
  readonly percentile: string;
  readonly atOrBelow: number;
}

/**
 * exams: percentile and rank. Counts of the other ranked people in, this one counted with them: whoever is alone is first of
 * one, at 100.0000000. An attempt that is not ranked itself is told where it would stand, its own person's first attempt left out.
 */
export function rankStanding(others: { readonly above: number; readonly atOrBelow: number }): RankStanding {
  const of = others.above + others.atOrBelow + 1;
  const atOrBelow = others.atOrBelow + 1;
  return { rank: others.above + 1, of, atOrBelow, percentile: percentile(atOrBelow, of) };
}
