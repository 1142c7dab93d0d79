import { passAbovePercent } from '@abhyas/contract/assessments/shapes';

/** spec §4: a pass is a score above 50 percent, so exactly 50 fails. Whole hundredths of marks in; a paper without marks cannot be passed. */
export function isPass(marks: number, fullMarks: number): boolean {
  return marks * 100 > fullMarks * passAbovePercent;
}
