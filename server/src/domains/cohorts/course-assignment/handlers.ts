import type { courseAssignment } from '@abhyas/contract/cohorts/course-assignment';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { assignCourses, takeAssignedBack } from './assign-courses.ts';
import { listAssignmentStudents, searchAssignableCourses } from './list-assignment-students.ts';

export const courseAssignmentHandlers: Handlers<typeof courseAssignment> = {
  listAssignmentStudents,
  searchAssignableCourses,
  assignCourses,
  takeCoursesBack: (ctx, input) => takeAssignedBack(ctx, input),
};
