/* Without zod, so that the page may take the list from here. */

/** Columns that a sheet of questions can have; `option1` to `option6` are its options in order. */
export const importColumns = [
  'question',
  'option1',
  'option2',
  'option3',
  'option4',
  'option5',
  'option6',
  'correct',
  'explanation',
  'difficulty',
  'area',
  'pastExams',
  'type',
  'list1',
  'list2',
  'assertion',
  'reason',
  'modelAnswer',
  'tags',
  'group',
  'passage',
] as const;
