import type { PaperProblem } from '@abhyas/contract/assessments/shapes';
import type { BuilderTab } from '../../../addresses.ts';

const places: Readonly<Record<PaperProblem['code'], BuilderTab>> = {
  NO_TITLE: 'details',
  MINUTES: 'details',
  LANGUAGE_MISSING: 'details',
  STEM_LANGUAGE_MISSING: 'details',
  NOT_APPROVED: 'questions',
  NO_QUESTIONS: 'questions',
  TOO_MANY_QUESTIONS: 'questions',
  EMPTY_SECTION: 'questions',
  REPEATED_QUESTION: 'questions',
  QUESTION_GONE: 'questions',
  MARKED_BY_PERSON: 'questions',
  OWN_MARKS_COUNTED: 'questions',
  SECTION_TIMES_MISSING: 'sections',
  SECTION_TIMES_SUM: 'sections',
  WINDOW: 'schedule',
  RESULTS_DATE: 'results',
};

/** The tab where a problem is fixed. */
export const placeOf = (problem: PaperProblem): BuilderTab => places[problem.code];
