import type { QuestionFlag } from '@abhyas/contract/assessments/analysis';

/** What is known of one question. Shares and indices are fractions of one. */
export interface FlagFigures {
  readonly sat: number;
  readonly right: number;
  readonly skipped: number;
  /** Answers that were the most frequent wrong one. */
  readonly mostWrong: number;
  readonly pointBiserial: number | null;
}

/** Of fewer people chance says more than the question. */
const LEAST_PEOPLE = 20;
/** That a question hardly tells strong from weak is said only of so many. */
const LEAST_FOR_WEAK = 100;
const WEAK_BELOW = 0.1;
const EASY_ABOVE = 0.9;
const HARD_BELOW = 0.1;
const SKIPPED_ABOVE = 0.5;

/**
 * What a teacher should look at. The key is suspicious where the correlation lies more than one standard error (1/√n) below zero, or where
 * one wrong answer was given more often than the right one by more than chance (the square root of both together). Pure.
 */
export function flagsOf({ sat, right, skipped, mostWrong, pointBiserial }: FlagFigures): QuestionFlag[] {
  if (sat < LEAST_PEOPLE) return [];
  const isUpsideDown = pointBiserial !== null && pointBiserial < -1 / Math.sqrt(sat);
  const isOutvoted = mostWrong - right > Math.sqrt(mostWrong + right);
  const isSuspicious = isUpsideDown || isOutvoted;
  const isWeak = sat >= LEAST_FOR_WEAK && pointBiserial !== null && pointBiserial < WEAK_BELOW;
  return [
    ...(isSuspicious ? (['KEY_SUSPICIOUS'] as const) : []),
    ...(isWeak && !isSuspicious ? (['WEAK'] as const) : []),
    ...(right > sat * EASY_ABOVE ? (['EASY'] as const) : []),
    ...(right < sat * HARD_BELOW ? (['HARD'] as const) : []),
    ...(skipped > sat * SKIPPED_ABOVE ? (['SKIPPED'] as const) : []),
  ];
}
