import { catalogue } from '../catalogue.ts';

export const questionsErrors = catalogue('questions', {
  QUESTION_INVALID: [422, 1, 'The question is not complete yet.'],
  IMPORT_TYPE: [415, 2, 'This is no file of questions that can be read, or its name says something else than it is.'],
  IMPORT_STATE: [409, 3, 'This import is {status}, so that cannot be done now.'],
  IMPORT_IN_USE: [409, 4, '{count} of its questions stand in published papers, so this import cannot be undone.'],
  IMPORT_EMPTY: [409, 5, 'No row of this import is ready to be written.'],
  IMPORT_COLUMN: [422, 10, 'This import has no column {column}.'],
  REPORT_ALREADY: [409, 40, 'You reported this question before.'],
  REPORT_JUDGED: [409, 41, 'This report was decided already.'],
  CHANGE_EMPTY: [409, 42, 'No question is there to be changed.'],
  CHANGE_TOO_LARGE: [409, 43, 'At most {most} questions can be changed at once.'],
  CHANGE_UNDONE: [409, 44, 'This change was undone already.'],
  QUESTIONS_IN_USE: [409, 45, '{count} of these questions stand in published papers: archive them instead.'],
  DRAFT_TOO_LONG: [413, 30, 'This draft is too long to be kept.'],
  DRAFTS_TOO_MANY: [409, 31, 'You have {most} unfinished questions. Finish or drop one first.'],
  GROUP_QUESTION_TAKEN: [409, 20, '{questions} stand in another group already.'],
  GROUP_INVALID: [422, 21, 'The group is not complete yet.'],
});
