import { catalogue } from '../catalogue.ts';

export const learnersErrors = catalogue('learners', {
  EXAM_UNKNOWN: [422, 1, 'There is no such exam.'],
  STANDARD_UNKNOWN: [422, 2, 'None of the chosen exams is taken in this class.'],
  TARGET_YEAR_UNKNOWN: [422, 3, 'None of the chosen exams is held in this year.'],
  ACCOMMODATION_ASKED: [409, 4, 'You have asked already. Your institute will answer.'],
  ACCOMMODATION_DECIDED: [409, 5, 'This has been answered already.'],
});
