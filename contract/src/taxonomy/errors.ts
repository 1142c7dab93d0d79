import { catalogue } from '../catalogue.ts';

export const taxonomyErrors = catalogue('taxonomy', {
  KNOWLEDGE_AREA_UNKNOWN: [422, 1, 'There is no such knowledge area.'],
  EXAM_DATE_PAST: [422, 3, 'This day is over. Write the next date of the exam.'],
  KNOWLEDGE_AREA_EXISTS: [409, 2, 'This subject already has an area of that name.'],
  KNOWLEDGE_AREA_NOT_OWN: [409, 4, 'This area belongs to the tree that all institutes share.'],
  KNOWLEDGE_AREA_BELOW: [409, 5, 'An area cannot become part of itself or of what hangs below it.'],
  EXAM_EXISTS: [409, 7, 'There is an exam of this name or code already.'],
  KNOWLEDGE_AREA_RETIRED: [409, 6, 'The area above it is retired. Bring that one back first.'],
});
