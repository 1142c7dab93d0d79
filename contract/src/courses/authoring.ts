import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, instant, named, page, paged, text, whole, wordOrCode } from '../shapes.ts';
import { courseProblem, outlineDraft } from './outline.ts';
import {
  courseCodes,
  courseDetails,
  courseOutline,
  courseStatus,
  courseStatusCodes,
  courseType,
  courseTypeCodes,
} from './shapes.ts';

/** Types that somebody makes today; legacy ones come by import alone. */
export const newCourseType = z.enum(['course', 'free', 'pack', 'subscription']);
export const courseRow = z.object({
  courseId: id,
  type: courseType,
  status: courseStatus,
  codes: courseCodes,
  title: z.string(),
  coverUrl: z.string().nullable(),
  version: whole,
  changed: z.boolean(),
  lessons: whole,
  /** Courses of a pack. */
  courses: whole,
  learners: whole,
  /** How many of them did all of it. */
  completed: whole,
  /** Doubts of learners that wait for an answer. */
  doubtsWaiting: whole,
  /** Mean of the ratings in hundredths of a star; null: none yet. */
  rating: whole.nullable(),
  pricePaise: whole,
  inReview: z.boolean(),
  updatedAt: instant,
  can: z.object({ edit: z.boolean(), publish: z.boolean() }),
});
export type CourseRow = z.infer<typeof courseRow>;

export const courseAuthor = z.object({ accountId: id, name: z.string(), since: instant, isCreator: z.boolean() });
export const courseReview = z.object({
  reviewId: id,
  state: z.enum(['asked', 'approved', 'returned', 'withdrawn']),
  askedBy: z.string(),
  askedAt: instant,
  note: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  decision: z.string(),
});
export type CourseReview = z.infer<typeof courseReview>;

/** A course as its authors see it. */
export const authoredCourse = z.object({
  courseId: id,
  type: courseType,
  status: courseStatus,
  codes: courseCodes,
  version: whole,
  revision: whole,
  /** Something was changed since the newest version. */
  changed: z.boolean(),
  details: courseDetails,
  coverUrl: z.string().nullable(),
  /** Addresses of the pictures of the description, by id. */
  images: z.record(z.string(), z.string()),
  outline: outlineDraft,
  problems: z.array(courseProblem),
  learners: whole,
  authors: z.array(courseAuthor),
  review: courseReview.nullable(),
  updatedAt: instant,
  publishedAt: instant.nullable(),
  can: z.object({ edit: z.boolean(), publish: z.boolean(), archive: z.boolean(), manageAuthors: z.boolean() }),
});
export type AuthoredCourse = z.infer<typeof authoredCourse>;

export const courseVersionRow = z.object({
  version: whole,
  note: z.string(),
  publishedBy: z.string(),
  publishedAt: instant,
  title: z.string(),
  lessons: whole,
  /** Titles of what is new, changed or gone against the version before. */
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
});
export type CourseVersionRow = z.infer<typeof courseVersionRow>;

/** One course of several that were to be published: done, or why not. */
export const publishedOne = z.object({
  courseId: id,
  title: z.string(),
  published: z.boolean(),
  /** Name of the refusal. */
  refusal: z.string().nullable(),
  problems: whole,
});

const one = z.object({ courseId: id });
const read = partner('courses.read');
const write = partner('courses.write');
const publish = partner('courses.publish');

export const authoring = {
  listAuthoredCourses: get('/api/authoring/courses', {
    summary: 'Courses and packs of the institute, newest first; without a status all but the archived (spec §4)',
    access: read,
    query: page.extend({
      status: wordOrCode(courseStatus, courseStatusCodes).optional(),
      type: wordOrCode(courseType, courseTypeCodes).optional(),
      review: z.enum(['asked']).optional(),
      search: text(120).optional(),
    }),
    reply: paged(courseRow),
  }),
  findAuthoredCourses: get('/api/authoring/courses/found', {
    summary: 'A few courses and packs that somebody means by these words; slips are forgiven',
    access: read,
    query: named,
    reply: z.object({
      rows: z.array(courseRow.pick({ courseId: true, title: true, lessons: true, learners: true })),
    }),
  }),
  createCourse: post('/api/authoring/courses', {
    summary: 'Starts a draft of a course or pack',
    access: write,
    body: z.object({ type: newCourseType.default('course'), title: text(120, 1) }),
    reply: z.object({ courseId: id }),
  }),
  publishCourses: post('/api/authoring/courses/publish', {
    summary: 'Publishes several courses; each for itself, and says of each whether it went',
    access: publish,
    body: z.object({ courseIds: z.array(id).min(1).max(50) }),
    reply: z.object({ courses: z.array(publishedOne) }),
  }),
  showAuthoredCourse: get('/api/authoring/courses/:courseId', {
    summary: 'A course with its details, its outline and what hinders publishing',
    access: read,
    params: one,
    reply: authoredCourse,
  }),
  saveCourseDetails: put('/api/authoring/courses/:courseId/details', {
    summary: 'Saves what is said of a course',
    access: write,
    params: one,
    body: z.object({ revision: whole, details: courseDetails }),
    reply: authoredCourse,
    errors: ['CONFLICT', 'COURSE_STATE', 'COURSE_TEACHER_UNKNOWN'],
  }),
  duplicateCourse: post('/api/authoring/courses/:courseId/duplicate', {
    summary: 'A new draft with the same details, sections and lessons; quizzes are copied too',
    access: write,
    params: one,
    body: z.object({ title: text(120, 1) }),
    reply: z.object({ courseId: id }),
  }),
  publishCourse: post('/api/authoring/courses/:courseId/publish', {
    summary: 'Makes the draft the next version; learners keep the lessons that they began',
    access: publish,
    params: one,
    body: z.object({ revision: whole, note: text(500).default('') }),
    reply: authoredCourse,
    errors: ['COURSE_NOT_READY', 'COURSE_STATE', 'COURSE_UNCHANGED', 'CONFLICT', 'KEYS_SAME_PERSON'],
  }),
  archiveCourse: post('/api/authoring/courses/:courseId/archive', {
    summary: 'Takes a course out of the lists; who has it keeps it',
    access: publish,
    params: one,
    reply: authoredCourse,
    errors: ['COURSE_STATE'],
  }),
  restoreCourse: post('/api/authoring/courses/:courseId/restore', {
    summary: 'Brings an archived course back as it stood',
    access: publish,
    params: one,
    reply: authoredCourse,
    errors: ['COURSE_STATE'],
  }),
  listCourseVersions: get('/api/authoring/courses/:courseId/versions', {
    summary: 'Published versions, the newest first, with what each changed',
    access: read,
    params: one,
    reply: z.object({ versions: z.array(courseVersionRow) }),
  }),
  showCourseVersion: get('/api/authoring/courses/:courseId/versions/:version', {
    summary: 'One published version as learners got it',
    access: read,
    params: one.extend({ version: z.coerce.number().int().min(1) }),
    reply: z.object({ row: courseVersionRow, details: courseDetails, outline: courseOutline }),
  }),
  saveCourseAuthors: put('/api/authoring/courses/:courseId/authors', {
    summary: 'Who writes this course together with the one who began it',
    access: write,
    params: one,
    body: z.object({ accountIds: z.array(id).max(20) }),
    reply: authoredCourse,
    errors: ['COURSE_TEACHER_UNKNOWN'],
  }),
  listPossibleAuthors: get('/api/authoring/people', {
    summary: 'Staff who may be named as teachers or co-authors',
    access: read,
    reply: z.object({ people: z.array(z.object({ accountId: id, name: z.string() })) }),
  }),
  askCourseReview: post('/api/authoring/courses/:courseId/review', {
    summary: 'Asks somebody who may publish to look at the draft',
    access: write,
    params: one,
    body: z.object({ note: text(1000).default('') }),
    reply: authoredCourse,
    errors: ['COURSE_REVIEW_STATE', 'COURSE_NOT_READY', 'COURSE_STATE'],
  }),
  withdrawCourseReview: post('/api/authoring/courses/:courseId/review/withdraw', {
    summary: 'Takes the wish for a review back',
    access: write,
    params: one,
    reply: authoredCourse,
    errors: ['COURSE_REVIEW_STATE'],
  }),
  returnCourse: post('/api/authoring/courses/:courseId/review/return', {
    summary: 'Gives the draft back to its authors with what is to change; publishing it approves it',
    access: publish,
    params: one,
    body: z.object({ note: text(1000, 1) }),
    reply: authoredCourse,
    errors: ['COURSE_REVIEW_STATE'],
  }),
};
