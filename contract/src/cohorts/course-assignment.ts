import { z } from 'zod';
import { partner } from '../access.ts';
import { accessLimits, accessWindow } from '../courses/access.ts';
import { courseType } from '../courses/shapes.ts';
import { get, post } from '../endpoint.ts';
import { id, page, paged, text, whole, wordOrCode } from '../shapes.ts';

/**
 * Spec §9: the four filters of students at course assignment. `registered`: every student of the institute; `courseAssigned`: has a
 * course or pack by staff or through a batch now or later; `libraryAssigned`: the same of a book; `unassigned`: neither.
 */
export const studentFilterCodes = { registered: 1, courseAssigned: 2, libraryAssigned: 3, unassigned: 4 } as const;
export const studentFilter = z.enum(['registered', 'courseAssigned', 'libraryAssigned', 'unassigned']);
export type StudentFilter = z.infer<typeof studentFilter>;

/** Courses that one call may give, and students whom it may name or find. */
export const assignmentLimits = { courses: 20, students: 5000 } as const;

export const assignmentStudent = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  batches: z.array(z.string()),
  courses: z.array(z.object({ courseId: id, title: z.string() })),
  books: whole,
});
export type AssignmentStudent = z.infer<typeof assignmentStudent>;

const narrowing = z.object({
  filter: wordOrCode(studentFilter, studentFilterCodes).default('registered'),
  search: text(100).default(''),
  batchId: id.optional(),
});
/** Students by name, or everybody whom the list shows with these filters. */
const chosenStudents = z.union([
  z.object({ accountIds: z.array(id).min(1).max(accessLimits.people) }),
  z.object({ matching: narrowing }),
]);
const courses = z.array(id).min(1).max(assignmentLimits.courses);

export const courseAssignment = {
  listAssignmentStudents: get('/api/course-assignment/students', {
    summary: 'Students by name with what is assigned to them, by one of the four filters',
    access: partner('cohorts.read'),
    query: page.extend(narrowing.shape),
    reply: paged(assignmentStudent).extend({
      counts: z.object({ registered: whole, courseAssigned: whole, libraryAssigned: whole, unassigned: whole }),
      can: z.object({ assign: z.boolean() }),
    }),
  }),
  searchAssignableCourses: get('/api/course-assignment/courses', {
    summary: 'Published courses and packs by title',
    access: partner('cohorts.read'),
    query: z.object({ search: text(100).default('') }),
    reply: z.array(z.object({ courseId: id, title: z.string(), type: courseType, validityDays: z.int().nullable() })),
  }),
  assignCourses: post('/api/course-assignment', {
    summary: 'Gives courses to students, each with the window that was said or the days of the course',
    access: partner('cohorts.write'),
    body: accessWindow.extend({ courseIds: courses, students: chosenStudents, reason: text(300).default('') }),
    reply: z.object({ students: whole, courses: whole }),
    errors: ['COURSE_NOT_OPEN', 'ACCESS_WINDOW', 'ACCESS_UNKNOWN', 'ASSIGNMENT_TOO_MANY', 'ASSIGNMENT_NOBODY'],
  }),
  takeCoursesBack: post('/api/course-assignment/take-back', {
    summary: 'Takes back what staff gave of these courses, with a reason',
    access: partner('cohorts.write'),
    body: z.object({ courseIds: courses, students: chosenStudents, reason: text(300, 1) }),
    reply: z.object({ revoked: whole, stillOpen: whole }),
    errors: ['ASSIGNMENT_TOO_MANY', 'ASSIGNMENT_NOBODY'],
  }),
};
