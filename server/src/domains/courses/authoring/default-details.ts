import type { CourseDetails } from '@abhyas/contract/courses/shapes';

/** What a new course says of itself until somebody writes more: free, in English, without an end of access. */
export const defaultDetails = (title: string, teacherIds: readonly string[] = []): CourseDetails => ({
  title,
  subtitle: '',
  description: { type: 'doc', content: [] },
  coverId: null,
  trailer: null,
  examId: null,
  subjectIds: [],
  language: 'en',
  teacherIds: [...teacherIds],
  pricePaise: 0,
  listPricePaise: null,
  validityDays: null,
  learn: [],
  faq: [],
});
