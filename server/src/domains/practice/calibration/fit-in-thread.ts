import { answerQuestions } from '../../../kernel/threads/answer-questions.ts';
import { fitItems, type ItemFit, type Pattern } from './fit-items.ts';

export interface FitQuestion {
  /** Of items, which patterns name by their places. */
  readonly count: number;
  /** First answers, one pattern for each person. */
  readonly patterns: readonly Pattern[];
}

/** Priors of production; a thousandth of a slope or of a logit is nearer than any answer can tell. */
const options = { priors: { logSlope: 0.5, intercept: 3 }, tolerance: 1e-3, mostRounds: 300 } as const;

/** The computing half of the nightly job. */
answerQuestions<FitQuestion, readonly ItemFit[]>(({ count, patterns }) => fitItems(count, patterns, options).items);
