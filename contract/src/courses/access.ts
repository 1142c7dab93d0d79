import { z } from 'zod';
import { partner, student } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { grantChange, heldGrant } from '../entitlements/access.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { courseStatus, courseType } from './shapes.ts';

/** How many people one call may name. */
export const accessLimits = { people: 500 } as const;

/** `ended`: everything that opened it is over or was taken back. */
export const learnerStates = ['current', 'upcoming', 'ended'] as const;
export const learnerState = z.enum(learnerStates);
export type LearnerState = z.infer<typeof learnerState>;

/** Somebody to whom the course was opened by name, with all that opens it: also packs that it lies inside of. */
export const courseLearner = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  state: learnerState,
  /** The earliest start of what opens it now or later; null: from the beginning. */
  startsAt: instant.nullable(),
  /** The latest end of what opens it now or later; null: without an end. */
  endsAt: instant.nullable(),
  registeredAt: instant.nullable(),
  grants: z.array(heldGrant),
});
export type CourseLearner = z.infer<typeof courseLearner>;

const ofCourse = z.object({
  courseId: id,
  title: z.string(),
  type: courseType,
  status: courseStatus,
  validityDays: z.int().nullable(),
  /** Every student has it: nobody has to be given it. */
  everyone: z.boolean(),
});

/** A window of access. `endsAt` left out: the days that the course says; null: without an end. */
export const accessWindow = z.object({
  startsAt: instant.nullable().default(null),
  endsAt: instant.nullable().optional(),
});

const one = z.object({ courseId: id });
const people = z.array(id).min(1).max(accessLimits.people);
const read = partner('cohorts.read');
const write = partner('cohorts.write');

export const courseAccess = {
  listCourseLearners: get('/api/courses/:courseId/access', {
    summary: 'Who has the course by name: from which source, from when and until when',
    access: read,
    params: one,
    query: page.extend({ search: text(100).default(''), state: learnerState.optional() }),
    reply: paged(courseLearner).extend({
      course: ofCourse,
      counts: z.object({ current: whole, upcoming: whole, ended: whole }),
      can: z.object({ give: z.boolean() }),
    }),
  }),
  showCourseLearner: get('/api/courses/:courseId/access/:accountId', {
    summary: 'What opens the course to one student, and how that came and went',
    access: read,
    params: z.object({ courseId: id, accountId: id }),
    reply: courseLearner.extend({ history: z.array(grantChange) }),
  }),
  showStudentAccess: get('/api/people/:accountId/course-access', {
    summary: 'How courses and packs came to one student and went again, whichever they are: the newest line first',
    access: read,
    params: z.object({ accountId: id }),
    reply: z.object({ history: z.array(grantChange) }),
  }),
  searchCourseCandidates: get('/api/courses/:courseId/access-candidates', {
    summary: 'Students by name or e-mail, and whether each has the course',
    access: write,
    params: one,
    query: z.object({ search: text(100, 1) }),
    reply: z.array(z.object({ id, name: z.string(), email: z.string(), has: z.boolean() })),
  }),
  giveCourse: post('/api/courses/:courseId/access', {
    summary: 'Gives the course to students; one who had it from staff has the new window',
    access: write,
    params: one,
    body: accessWindow.extend({ accountIds: people, reason: text(300).default('') }),
    reply: z.object({ given: whole }),
    errors: ['COURSE_NOT_OPEN', 'ACCESS_WINDOW', 'ACCESS_UNKNOWN'],
  }),
  extendCourse: post('/api/courses/:courseId/access/extend', {
    summary: 'Moves the end of what staff gave; of what comes from elsewhere nothing changes',
    access: write,
    params: one,
    body: z.object({ accountIds: people, endsAt: instant.nullable(), reason: text(300).default('') }),
    reply: z.object({ extended: whole, skipped: whole }),
    errors: ['ACCESS_WINDOW'],
  }),
  revokeCourse: post('/api/courses/:courseId/access/revoke', {
    summary: 'Takes back what staff gave, with a reason; what comes from a batch or a purchase stays',
    access: write,
    params: one,
    body: z.object({ accountIds: people, reason: text(300, 1) }),
    reply: z.object({ revoked: whole, stillOpen: whole }),
  }),
  registerCourse: post('/api/courses/:courseId/register', {
    summary: 'Registers oneself for a course that is open to one',
    access: student('courses.study'),
    params: one,
    reply: z.object({ registeredAt: instant }),
    errors: ['COURSE_REGISTERED', 'COURSE_NOT_YOURS', 'COURSE_NOT_OPEN'],
  }),
  listMyAccess: get('/api/my/access', {
    summary: 'The courses and packs that were opened to me by name: from which source and until when',
    access: student(),
    reply: z.array(
      z.object({
        courseId: id,
        title: z.string(),
        type: courseType,
        state: learnerState,
        startsAt: instant.nullable(),
        endsAt: instant.nullable(),
        grants: z.array(heldGrant),
      }),
    ),
  }),
};
