import type { ItemStatistics } from '@abhyas/contract/questions/life';
import type { Difficulty } from '@abhyas/contract/questions/shapes';

/** Before so many first attempts chance speaks louder than the question. */
export const ENOUGH = 100;

/** From this share of right answers on a question is easy, and below the other it is hard. */
const EASY_FROM = 0.7;
const HARD_BELOW = 0.4;
/** A question that tells strong students from weak ones correlates with the rest of the paper by at least this. */
const WEAK_BELOW = 0.1;
/** An option that fewer take misleads nobody. */
const UNUSED_BELOW = 0.02;

/** What is counted of the first attempts at one version. */
export interface ItemCounts {
  readonly students: number;
  readonly right: number;
  /** Point-biserial: Pearson's correlation of right (1 or 0) with the score on the rest of the paper; null where one of them never varies. */
  readonly correlation: number | null;
  readonly answers: readonly { readonly answer: string; readonly count: number; readonly right: boolean }[];
  /** Options of a question with options; 0 otherwise. */
  readonly options: number;
}

/** The difficulty that a share of right answers speaks for. */
export const fittingDifficulty = (share: number): Difficulty => (share >= EASY_FROM ? 0 : share >= HARD_BELOW ? 1 : 2);

/** What somebody should look at; nothing before enough students met the question. */
export function flagsOf(counts: ItemCounts, difficulty: Difficulty): ItemStatistics['flags'] {
  const { students, right, correlation, answers, options } = counts;
  if (students < ENOUGH) return [];
  const mostWrong = Math.max(0, ...answers.filter((one) => !one.right).map(({ count }) => count));
  const taken = (option: number) =>
    answers
      .filter(({ answer }) => answer.split(',').includes(String(option)))
      .reduce((sum, { count }) => sum + count, 0);
  const unused = Array.from({ length: options }, (_, i) => taken(i + 1)).some(
    (count) => count < students * UNUSED_BELOW,
  );
  return [
    ...(fittingDifficulty(right / students) === difficulty ? [] : (['difficulty'] as const)),
    ...(correlation !== null && correlation < 0 ? (['negative'] as const) : []),
    ...(correlation !== null && correlation >= 0 && correlation < WEAK_BELOW ? (['weak'] as const) : []),
    ...(mostWrong > right ? (['distractor'] as const) : []),
    ...(unused ? (['unused'] as const) : []),
  ];
}
