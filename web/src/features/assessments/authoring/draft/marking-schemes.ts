import type { MarkingRule } from '@abhyas/contract/assessments/shapes';

export const schemeNames = ['jeeMain', 'jeeMainNumeric', 'multipleCorrect', 'neet', 'plain'] as const;
export type SchemeName = (typeof schemeNames)[number];

/**
 * Marking rules to start from, in hundredths of a mark (exams: patterns). The ladder gives part marks to a question with
 * several correct options as long as nothing wrong is chosen; its last two steps carry the official one to five and six options.
 */
export const schemes: Readonly<Record<SchemeName, MarkingRule>> = {
  jeeMain: { right: 400, wrong: -100, unanswered: 0, ladder: [] },
  jeeMainNumeric: { right: 400, wrong: -100, unanswered: 0, ladder: [], decimals: 0 },
  multipleCorrect: {
    right: 400,
    wrong: -200,
    unanswered: 0,
    ladder: [
      { correctAtLeast: 2, chosen: 1, marks: 100 },
      { correctAtLeast: 3, chosen: 2, marks: 200 },
      { correctAtLeast: 4, chosen: 3, marks: 300 },
      { correctAtLeast: 5, chosen: 4, marks: 300 },
      { correctAtLeast: 6, chosen: 5, marks: 300 },
    ],
  },
  neet: { right: 400, wrong: -100, unanswered: 0, ladder: [] },
  plain: { right: 100, wrong: 0, unanswered: 0, ladder: [] },
};

/** Two rules that mark every response the same. */
export const sameRule = (a: MarkingRule, b: MarkingRule): boolean =>
  JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));

const ordered = ({ right, wrong, unanswered, ladder, tolerance, decimals }: MarkingRule) => [
  right,
  wrong,
  unanswered,
  ladder.map(({ correctAtLeast, chosen, marks }) => [correctAtLeast, chosen, marks]),
  tolerance ?? null,
  decimals ?? null,
];

/** Marks as typed (`4`, `+4`, `-0.25`) in hundredths, or undefined: at most two decimals and 1000 marks. */
export function readMarks(typed: string): number | undefined {
  const text = typed.trim().replace('−', '-');
  if (!/^[-+]?(?:\d{1,4}(?:\.\d{0,2})?|\.\d{1,2})$/.test(text)) return undefined;
  const hundredths = Math.round(Number(text) * 100);
  return Math.abs(hundredths) <= 100_000 ? hundredths + 0 : undefined;
}
