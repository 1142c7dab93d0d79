import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import type { SpeedFilter } from '../../student-addresses.ts';

export type ResultQuestion = AttemptResult['questions'][number];

/** Seconds per question if the paper's time were shared out equally. */
export const paceOf = ({ paper }: Pick<AttemptResult, 'paper'>): number =>
  (paper.minutes * 60) / Math.max(1, paper.questions);

/**
 * How long a question may take: as long as the others took on average, and where fewer than five of them had it on the screen its equal
 * share of the paper's time. Longer is slow.
 */
export const expectedSeconds = ({ averageSeconds }: Pick<ResultQuestion, 'averageSeconds'>, pace: number): number =>
  averageSeconds ?? pace;

/** The cell of a question; none for one that was skipped. A set with something missing stands among the wrong ones. */
export function speedOf(
  question: Pick<ResultQuestion, 'outcome' | 'seconds' | 'averageSeconds'>,
  pace: number,
): SpeedFilter | undefined {
  if (question.outcome === 'unanswered') return undefined;
  const isSlow = question.seconds > expectedSeconds(question, pace);
  if (question.outcome === 'right') return isSlow ? 'slowRight' : 'fastRight';
  return isSlow ? 'slowWrong' : 'fastWrong';
}

export interface SpeedCell {
  readonly count: number;
  /** Marks that these questions brought, in hundredths. */
  readonly marks: number;
}

/** How many questions were answered fast or slowly, right or wrong, and what they brought; `skipped` stand in no cell. */
export function speedGrid(result: AttemptResult): {
  readonly cells: Readonly<Record<SpeedFilter, SpeedCell>>;
  readonly skipped: number;
} {
  const pace = paceOf(result);
  const cells = {
    fastRight: { count: 0, marks: 0 },
    slowRight: { count: 0, marks: 0 },
    fastWrong: { count: 0, marks: 0 },
    slowWrong: { count: 0, marks: 0 },
  };
  let skipped = 0;
  for (const question of result.questions) {
    const cell = speedOf(question, pace);
    if (!cell) skipped++;
    else cells[cell] = { count: cells[cell].count + 1, marks: cells[cell].marks + question.marks };
  }
  return { cells, skipped };
}
