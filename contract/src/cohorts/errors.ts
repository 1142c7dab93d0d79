import { catalogue } from '../catalogue.ts';

export const cohortsErrors = catalogue('cohorts', {
  BATCH_NAME_TAKEN: [409, 1, 'There is a batch or group of this name already.'],
  BATCH_ARCHIVED: [409, 2, '{name} is archived. Bring it back first.'],
  MEMBER_UNKNOWN: [422, 3, 'This is no student of the institute.'],
  MEMBER_ALREADY: [409, 4, '{name} is in {batch} already.'],
  MEMBER_NOT_HERE: [409, 5, 'This student is not in the batch any more.'],
  ASSIGNED_ALREADY: [409, 6, 'This is assigned to the batch already.'],
  ASSIGNABLE_UNKNOWN: [422, 7, 'This cannot be assigned.'],
  ASSIGNMENT_WINDOW: [422, 11, 'It would close before it opens, or has closed already.'],
  ASSIGNMENT_TOO_MANY: [422, 12, 'At most {most} students at once; these are {count}.'],
  ASSIGNMENT_NOBODY: [422, 13, 'No student fits this list any more.'],
});
