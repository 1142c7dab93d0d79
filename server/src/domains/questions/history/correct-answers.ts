import type { TransactionContext } from '../../../kernel/context.ts';
import { correctOutcomes } from './history.store.ts';
import type { AnsweredQuestion } from './record-answers.ts';

/** What became of one recorded answer when its paper was marked again. */
export interface CorrectedAnswer {
  readonly questionId: string;
  /** The version that was met. */
  readonly version: number;
  readonly attemptId: string;
  readonly before: AnsweredQuestion['outcome'];
  readonly after: AnsweredQuestion['outcome'];
  /** When the attempt ended. */
  readonly at: Date;
}

/**
 * Brings history and statistics to where they would be, had these answers been marked so at first: nothing is counted a second time.
 * A question that was on no screen is in neither, and stays out. Done again it finds nothing to correct.
 */
export async function correctAnswers(tx: TransactionContext, answers: readonly CorrectedAnswer[]): Promise<void> {
  const other = answers.filter(({ before, after }) => before !== after);
  if (other.length > 0) await correctOutcomes(tx, other);
}
