import { z } from 'zod';
import { partner } from '../access.ts';
import { download, get, post, put } from '../endpoint.ts';
import { id, instant, named, page, paged, text, whole, wordOrCode } from '../shapes.ts';
import { roleName } from './roles.ts';

export const personKinds = ['student', 'staff'] as const;
const personKind = z.enum(personKinds);
export type PersonKind = z.infer<typeof personKind>;
/** `invited`: has not set a password yet. `blocked`: for misuse. `left`: deactivated or merged into another account. */
export const personStatuses = ['active', 'invited', 'unverified', 'blocked', 'left'] as const;
export const personStatus = z.enum(personStatuses);
export type PersonStatus = z.infer<typeof personStatus>;
/** Spec §4: 1 active, 2 inactive. */
const statusCodes = { active: 1, left: 2 } as const;
export const subjectNames = ['physics', 'chemistry', 'maths', 'biology'] as const;
const subjects = z.array(z.enum(subjectNames)).max(subjectNames.length);
const reason = text(300, 3);
const one = z.object({ accountId: id });
const several = z.array(id).min(1).max(200);

export const personRow = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  role: z.string(),
  status: personStatus,
  /** Subjects that a teacher teaches. */
  teaches: z.array(z.string()),
  /** With the plus and the calling code. */
  mobileNumber: z.string().nullable(),
  /** Of a student. */
  rollNumber: z.string().nullable(),
  parentName: z.string().nullable(),
  parentMobile: z.string().nullable(),
  targetYear: whole.nullable(),
  standardId: whole.nullable(),
  addedAt: instant,
  lastSeenAt: instant.nullable(),
});
export type PersonRow = z.infer<typeof personRow>;

const personDetail = personRow.extend({
  firstName: z.string(),
  lastName: z.string(),
  /** Of a student, `YYYY-MM-DD`. */
  birthDate: z.string().nullable(),
  kind: personKind,
  blocked: z.object({ reason: z.string(), at: instant, by: z.string() }).nullable(),
  /** A merge or hand-over that is under way. */
  moving: z.object({ to: z.string(), kind: z.enum(['merge', 'handover']) }).nullable(),
  can: z.object({
    change: z.boolean(),
    block: z.boolean(),
    unblock: z.boolean(),
    deactivate: z.boolean(),
    merge: z.boolean(),
    view: z.boolean(),
    invite: z.boolean(),
    resetSecondFactor: z.boolean(),
  }),
});
export type PersonDetail = z.infer<typeof personDetail>;

const filters = z.object({
  kind: personKind.default('student'),
  search: text(100).optional(),
  status: wordOrCode(personStatus, statusCodes).optional(),
  role: roleName.optional(),
  /** Of the taxonomy. */
  exam: z.coerce.number().int().positive().optional(),
  sort: z.enum(['name', 'added', 'seen']).default('name'),
});

/** What an institute knows of a student beside the name; empty: not known. */
const studentDetails = z.object({
  /** With or without the country. */
  mobileNumber: text(24),
  rollNumber: text(30),
  parentName: text(120),
  parentMobile: text(24),
});

export const people = {
  listPeople: get('/api/people', {
    summary: 'Students, or teachers and staff: search, filters, order, pages',
    access: partner('people.read'),
    query: page.extend(filters.shape),
    reply: paged(personRow).extend({
      counts: z.object({ all: whole, active: whole, invited: whole, unverified: whole, blocked: whole, left: whole }),
      can: z.object({ write: z.boolean(), block: z.boolean(), merge: z.boolean() }),
    }),
  }),
  findPeople: get('/api/people/found', {
    summary:
      'A few people whom somebody means by a part of a name, e-mail, mobile or roll number; slips in names are forgiven',
    access: partner('people.read'),
    query: named,
    reply: z.object({
      rows: z.array(
        personRow.pick({ accountId: true, name: true, email: true, mobileNumber: true, rollNumber: true, role: true }),
      ),
    }),
  }),
  exportPeople: download('/api/people.csv', {
    summary: 'The same list as a spreadsheet',
    access: partner('people.read'),
    query: filters,
    file: 'text/csv; charset=utf-8',
    reply: z.string(),
  }),
  showPerson: get('/api/people/:accountId', {
    summary: 'One person of the institute',
    access: partner('people.read'),
    params: one,
    reply: personDetail,
    errors: ['NOT_FOUND'],
  }),
  createPerson: post('/api/people', {
    summary: 'Makes an account for a student or a teacher, and sends the link under which they choose a password',
    access: partner('people.write'),
    body: z.object({
      kind: personKind,
      /** Empty: a student who is known by the mobile alone. */
      email: z.union([z.literal(''), z.email().max(254)]),
      firstName: text(60, 1),
      lastName: text(60),
      /** For staff. */
      role: roleName.default('teacher'),
      teaches: subjects.default([]),
      /** For a student. */
      details: studentDetails.partial().default({}),
    }),
    reply: personDetail,
    errors: [
      'EMAIL_TAKEN',
      'CONTACT_NEEDED',
      'ROLL_NUMBER_TAKEN',
      'CONTACT_MOBILE_INVALID',
      'ROLE_UNKNOWN',
      'CAPABILITY_NOT_YOURS',
      'STUDENT_LIMIT',
    ],
  }),
  savePerson: put('/api/people/:accountId', {
    summary: 'Changes a person’s name, role and subjects; another role counts everywhere within a second',
    access: partner('people.write'),
    params: one,
    body: z.object({
      firstName: text(60, 1),
      lastName: text(60),
      role: roleName.optional(),
      teaches: subjects,
      /** Of a student, `YYYY-MM-DD`: who said a wrong one cannot change it back while a guardian is waited for. */
      birthDate: z.iso.date().nullable().optional(),
      /** Of a student; what is not given stays. */
      details: studentDetails.partial().default({}),
    }),
    reply: personDetail,
    errors: [
      'NOT_FOUND',
      'ROLE_UNKNOWN',
      'CAPABILITY_NOT_YOURS',
      'LAST_OWNER',
      'OWN_ACCOUNT',
      'CONTACT_NEEDED',
      'BIRTH_DATE_IMPOSSIBLE',
      'ROLL_NUMBER_TAKEN',
      'CONTACT_MOBILE_INVALID',
    ],
  }),
  resetSecondFactor: post('/api/people/:accountId/second-factor/reset', {
    summary:
      'Takes the second step off an account whose owner cannot use it any more; signed out everywhere, and told by mail',
    access: partner('people.write'),
    params: one,
    body: z.object({ reason }),
    reply: personDetail,
    errors: ['NOT_FOUND', 'SECOND_FACTOR_OFF', 'OWN_ACCOUNT', 'CAPABILITY_NOT_YOURS'],
  }),
  invitePersonAgain: post('/api/people/:accountId/invite', {
    summary: 'Sends somebody who has not come yet a new link; the older one stops to work',
    access: partner('people.write'),
    params: one,
    reply: personDetail,
    errors: ['NOT_FOUND', 'INVITATION_HAS_ACCOUNT', 'CAPABILITY_NOT_YOURS', 'OWN_ACCOUNT'],
  }),
  blockPeople: post('/api/people/block', {
    summary: 'Blocks people for misuse: signed out everywhere within a second, and no way in',
    access: partner('people.block'),
    body: z.object({ accountIds: several, reason }),
    reply: z.object({ changed: whole }),
    errors: ['NOT_FOUND', 'LAST_OWNER', 'OWN_ACCOUNT', 'CAPABILITY_NOT_YOURS'],
  }),
  unblockPeople: post('/api/people/unblock', {
    summary: 'Lets blocked people in again',
    access: partner('people.block'),
    body: z.object({ accountIds: several }),
    reply: z.object({ changed: whole }),
    errors: ['NOT_FOUND', 'CAPABILITY_NOT_YOURS'],
  }),
  deactivatePerson: post('/api/people/:accountId/deactivate', {
    summary: 'Ends the account of a teacher or other staff, and hands their work to a colleague',
    access: partner('people.write'),
    params: one,
    body: z.object({ handOverTo: id }),
    reply: personDetail,
    errors: ['NOT_FOUND', 'LAST_OWNER', 'OWN_ACCOUNT', 'HANDOVER_TO', 'CAPABILITY_NOT_YOURS'],
  }),
  previewMerge: get('/api/people-merge', {
    summary: 'Two accounts of one student side by side, before they are merged',
    access: partner('people.write'),
    query: z.object({ keep: id, remove: id }),
    reply: z.object({ keep: personDetail, remove: personDetail }),
    errors: ['NOT_FOUND', 'MERGE_STUDENTS'],
  }),
  mergePeople: post('/api/people-merge', {
    summary: 'Moves everything of one account to another and ends it; goes on by a job',
    access: partner('people.write'),
    body: z.object({ keep: id, remove: id }),
    reply: personDetail,
    errors: ['NOT_FOUND', 'MERGE_STUDENTS', 'MERGE_DURING_TEST'],
  }),
};
