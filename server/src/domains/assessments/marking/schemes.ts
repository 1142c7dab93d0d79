import type { MarkingRule } from '@abhyas/contract/assessments/shapes';

/** A marking rule that papers can start from; official ones carry year and source so that old papers replay as they were. */
export interface Scheme {
  readonly code: string;
  /** First year in which the exam used it; null for our own. */
  readonly year: number | null;
  /** Where the rule stands (exams: patterns). */
  readonly source: string;
  readonly rule: MarkingRule;
}

const allOrNothing = (right: number, wrong: number) =>
  ({ right, wrong, unanswered: 0, ladder: [] }) satisfies MarkingRule;

/**
 * exams: the multiple-correct ladder. It is not 4 × right/total. The official rule speaks of four options;
 * the last two steps carry it to five and six, so that choosing one more right option never costs marks.
 */
export const jeeLadder: MarkingRule['ladder'] = [
  { correctAtLeast: 2, chosen: 1, marks: 100 },
  { correctAtLeast: 3, chosen: 2, marks: 200 },
  { correctAtLeast: 4, chosen: 3, marks: 300 },
  { correctAtLeast: 5, chosen: 4, marks: 300 },
  { correctAtLeast: 6, chosen: 5, marks: 300 },
];

/** The schemes on offer, by code. */
export const schemes = {
  plain: { code: 'plain', year: null, source: 'ours', rule: allOrNothing(100, 0) },
  jeeMainSingle: {
    code: 'jeeMainSingle',
    year: 2025,
    source: 'exams: patterns, JEE Main',
    rule: allOrNothing(400, -100),
  },
  jeeMainNumeric: {
    code: 'jeeMainNumeric',
    year: 2025,
    source: 'exams: patterns, JEE Main',
    rule: { ...allOrNothing(400, -100), decimals: 0 },
  },
  jeeAdvancedSingle: {
    code: 'jeeAdvancedSingle',
    year: 2025,
    source: 'exams: patterns, JEE Advanced',
    rule: allOrNothing(300, -100),
  },
  jeeAdvancedMultiple2025: {
    code: 'jeeAdvancedMultiple2025',
    year: 2025,
    source: 'exams: patterns, JEE Advanced',
    rule: { ...allOrNothing(400, -200), ladder: jeeLadder },
  },
  jeeAdvancedMultiple2026: {
    code: 'jeeAdvancedMultiple2026',
    year: 2026,
    source: 'exams: patterns, JEE Advanced',
    rule: { ...allOrNothing(400, -100), ladder: jeeLadder },
  },
  jeeAdvancedNumeric: {
    code: 'jeeAdvancedNumeric',
    year: 2025,
    source: 'exams: patterns, JEE Advanced',
    rule: { ...allOrNothing(400, 0), decimals: 2 },
  },
  neet: { code: 'neet', year: 2025, source: 'exams: patterns, NEET UG', rule: allOrNothing(400, -100) },
} as const satisfies Readonly<Record<string, Scheme>>;
