import type { TieLink } from '@abhyas/contract/assessments/patterns';

const higher = (figure: string): TieLink => ({ figure, better: 'higher' });
const lower = (figure: string): TieLink => ({ figure, better: 'lower' });
const subjects = (figure: string, ...of: string[]) => of.map((subject) => `${figure}.${subject}`);

/** exams: percentile and rank, as the rule is written there; the chains in the database are held against them. */
export const jeeMainChain: readonly TieLink[] = [
  higher('percentile'),
  ...subjects('percentile', 'maths', 'physics', 'chemistry').map(higher),
  lower('wrongToRight'),
  ...subjects('wrongToRight', 'maths', 'physics', 'chemistry').map(lower),
];
export const neetChain: readonly TieLink[] = [
  higher('marks'),
  ...subjects('marks', 'biology', 'chemistry', 'physics').map(higher),
  lower('wrong'),
  ...subjects('wrong', 'biology', 'chemistry', 'physics').map(lower),
];
export const jeeAdvancedChain: readonly TieLink[] = [
  higher('marks'),
  higher('positiveMarks'),
  ...subjects('marks', 'maths', 'physics').map(higher),
];
