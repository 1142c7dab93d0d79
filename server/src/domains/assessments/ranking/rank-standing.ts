import { isSmallGroup } from '@abhyas/contract/assessments/small-groups';
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
 * one, at 100.0000000. `before`: who stands before by the whole chain; the percentile goes by marks alone, so that equal marks have
 * equal percentiles and may have different ranks.
 */
export function rankStanding(others: {
  readonly before: number;
  readonly atOrBelow: number;
  readonly of: number;
}): RankStanding {
  const of = others.of + 1;
  const atOrBelow = others.atOrBelow + 1;
  return { rank: others.before + 1, of, atOrBelow, percentile: percentile(atOrBelow, of) };
}

/** Where a result stands, as students and the public read it: `of` alone where too few have attempted the test. */
export type ShownStanding =
  | RankStanding
  | ({ readonly of: number } & Readonly<Record<'rank' | 'percentile' | 'atOrBelow', null>>);

/** Nothing that compares with others while they are too few. Pure. */
export const shownStanding = (standing: RankStanding): ShownStanding =>
  isSmallGroup(standing.of) ? { of: standing.of, rank: null, percentile: null, atOrBelow: null } : standing;
