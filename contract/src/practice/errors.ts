import { catalogue } from '../catalogue.ts';

export const practiceErrors = catalogue('practice', {
  PRACTICE_EMPTY: [409, 1, 'There is no question to practise here yet.'],
  PRACTICE_NOT_NOW: [409, 2, 'A test that you are taking asks some of these questions. Practise when it is over.'],
  PRACTICE_SESSION_ENDED: [409, 3, 'This set has ended.'],
  PRACTICE_DUE: [422, 5, 'Choose a day from today on, at most a year ahead.'],
  PLAN_EXAM: [422, 6, 'Choose an exam that you prepare for.'],
  PLAN_DAY: [422, 7, 'Choose a day from tomorrow on, at most two years ahead.'],
  PRACTICE_NO_SIMILAR: [409, 8, 'You have met every question like this one.'],
  PREREQUISITE_CIRCLE: [422, 9, 'Two chapters would each come before the other.'],
  CHAPTER_UNKNOWN: [422, 4, 'Choose a chapter of this exam.'],
});
