import { catalogue } from '../catalogue.ts';

export const questionsErrors = catalogue('questions', {
  QUESTION_INVALID: [422, 1, 'The question is not complete yet.'],
  IMPORT_TYPE: [415, 2, 'Only .csv and .xlsx files can be imported.'],
  IMPORT_STATE: [409, 3, 'This import is {status}, so that cannot be done now.'],
  IMPORT_IN_USE: [409, 4, '{count} of its questions stand in published papers, so this import cannot be undone.'],
  IMPORT_EMPTY: [409, 5, 'No row of this import is ready to be written.'],
});
