import type { Explanation, MarkingRule } from '@abhyas/contract/assessments/shapes';
import type { Verdict } from '../../questions/index.ts';

/** Marks of one response, in hundredths, and why: the sentence `assessments.explanations.<code>` with its values. */
export interface Marked {
  readonly marks: number;
  readonly explanation: Explanation;
}

/** Every sentence that explains marks. */
export const explanationCodes = [
  'RIGHT',
  'WRONG',
  'UNANSWERED',
  'LADDER',
  'INCOMPLETE',
  'NOT_COUNTED',
  'NOT_NEEDED',
  // What verdicts about published keys bring (exams: keys).
  'RIGHT_CORRECTED',
  'WRONG_CORRECTED',
  'RIGHT_SEVERAL',
  'BONUS_SEVERAL',
  'ALL_RIGHT',
  'ALL_RIGHT_EVERYBODY',
  'DROPPED',
  'DROPPED_EVERYBODY',
  'DROPPED_BLANK',
] as const;
export type ExplanationCode = (typeof explanationCodes)[number];

/**
 * Turns what the questions domain says about a response into marks by the rule of the paper's section.
 * Values of the sentences: `marks` as shown (`+4`, `−1`, `0`), and for choices `chosen`, `rightChosen`, `wrongChosen` and `correct`.
 */
export function markResponse(verdict: Verdict, rule: MarkingRule): Marked {
  switch (verdict.outcome) {
    case 'right':
      return marked('RIGHT', rule.right, verdict);
    case 'unanswered':
      return marked('UNANSWERED', rule.unanswered, verdict);
    case 'wrong':
      return marked('WRONG', rule.wrong, verdict);
    case 'partial': {
      const part = ladderMarks(verdict, rule);
      return part === undefined ? marked('INCOMPLETE', rule.wrong, verdict) : marked('LADDER', part, verdict);
    }
  }
}

/** exams: multiple-correct ladder. The best step that fits; without one the negative counts, as "in every other case". */
function ladderMarks(verdict: Verdict, rule: MarkingRule): number | undefined {
  const fitting = rule.ladder.filter(
    (step) => step.chosen === verdict.rightChosen && verdict.correctCount >= step.correctAtLeast,
  );
  return fitting.length === 0 ? undefined : Math.max(...fitting.map((step) => step.marks));
}

function marked(
  code: ExplanationCode,
  marks: number,
  { chosen, rightChosen, wrongChosen, correctCount }: Verdict,
): Marked {
  return {
    marks,
    explanation: {
      code,
      values: { marks: writeMarks(marks), chosen, rightChosen, wrongChosen, correct: correctCount },
    },
  };
}

/** Hundredths as people read marks, with the sign that says gain or loss: `+4`, `−0.25`, `0`. */
export function writeMarks(hundredths: number): string {
  const size = Math.abs(hundredths);
  const rest = size % 100;
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(2, '0').replace(/0$/, '')}`;
  return `${hundredths > 0 ? '+' : hundredths < 0 ? '−' : ''}${(size - rest) / 100}${fraction}`;
}
