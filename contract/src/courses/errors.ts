import { catalogue } from '../catalogue.ts';

export const coursesErrors = catalogue('courses', {
  COURSE_REGISTERED: [422, 4131, 'This course is registered already.'],
});
