import { overviewSize } from '@abhyas/contract/assessments/own-papers';

const MINUTES_EACH = 2;
const LEAST_MINUTES = 15;

/** A diagnostic asks once in each chapter of the syllabus, within 15 to 30 questions, two minutes each. Pure. */
export function overviewPlan(chapters: number): { readonly questions: number; readonly minutes: number } {
  const questions = Math.min(overviewSize.most, Math.max(overviewSize.least, chapters));
  return { questions, minutes: Math.max(LEAST_MINUTES, questions * MINUTES_EACH) };
}
