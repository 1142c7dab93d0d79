import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import type { MarkedAnswer } from '../marking/mark-answers.ts';

/**
 * Where the marks went that were not won, in hundredths: what wrong answers would have brought, what they cost on top, what was
 * skipped, what was never on the screen (not among `opened`), and what was missing from part marks. The five add up to full marks
 * less marks. Pure.
 */
export function lostMarks(
  answers: readonly Pick<MarkedAnswer, 'questionId' | 'outcome' | 'marks' | 'full'>[],
  opened: { readonly has: (questionId: string) => boolean },
): AttemptResult['lost'] {
  const lost = { wrong: 0, penalty: 0, skipped: 0, unopened: 0, partial: 0 };
  for (const { questionId, outcome, marks, full } of answers) {
    if (outcome === 'unanswered') lost[opened.has(questionId) ? 'skipped' : 'unopened'] += full - marks;
    else if (outcome === 'wrong' || marks < 0) {
      lost.wrong += full;
      lost.penalty -= marks;
    } else lost.partial += full - marks;
  }
  return lost;
}
