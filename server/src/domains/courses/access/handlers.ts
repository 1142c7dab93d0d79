import type { courseAccess } from '@abhyas/contract/courses/access';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { extendCourse } from './extend-course.ts';
import { giveCourse } from './give-courses.ts';
import { listCourseLearners, searchCourseCandidates, showCourseLearner } from './holders/list-course-learners.ts';
import { listMyAccess } from './holders/list-my-access.ts';
import { showStudentAccess } from './holders/show-student-access.ts';
import { registerCourse } from './register-course.ts';
import { revokeCourse } from './take-courses-back.ts';

export const accessHandlers: Handlers<typeof courseAccess> = {
  listCourseLearners,
  showCourseLearner,
  showStudentAccess,
  searchCourseCandidates,
  giveCourse,
  extendCourse,
  revokeCourse,
  registerCourse,
  listMyAccess,
};
