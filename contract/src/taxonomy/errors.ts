import { catalogue } from '../catalogue.ts';

export const taxonomyErrors = catalogue('taxonomy', {
  KNOWLEDGE_AREA_UNKNOWN: [422, 1, 'There is no such knowledge area.'],
  EXAM_DATE_PAST: [422, 3, 'This day is over. Write the next date of the exam.'],
  KNOWLEDGE_AREA_EXISTS: [409, 2, 'This subject already has an area of that name.'],
});
