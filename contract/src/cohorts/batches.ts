import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { thingKind } from '../entitlements/access.ts';
import { id, instant, named, page, paged, text, whole } from '../shapes.ts';

/** A batch is taught together; a group is any other set of students. A student may be in several of both. */
export const batchKinds = ['batch', 'group'] as const;
export const batchKind = z.enum(batchKinds);
export type BatchKind = z.infer<typeof batchKind>;

const person = z.object({ id, name: z.string() });

export const batch = z.object({
  id,
  name: z.string(),
  kind: batchKind,
  description: z.string(),
  members: whole,
  /** Assignments that hold now or later. */
  assignments: whole,
  archivedAt: instant.nullable(),
  createdAt: instant,
  can: z.object({ write: z.boolean() }),
});
export type Batch = z.infer<typeof batch>;

export const member = z.object({ id, name: z.string(), email: z.string(), since: instant, addedBy: z.string() });
export type Member = z.infer<typeof member>;

export const moveKind = z.enum(['added', 'imported', 'removed', 'moved']);
/** One line of a batch's history. */
export const move = z.object({
  id,
  kind: moveKind,
  student: person,
  from: person.nullable(),
  to: person.nullable(),
  actor: z.string(),
  at: instant,
  reason: z.string(),
});
export type Move = z.infer<typeof move>;

export const assignment = z.object({
  id,
  thing: z.object({ kind: thingKind, id, title: z.string() }),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  assignedBy: z.string(),
  assignedAt: instant,
});
export type Assignment = z.infer<typeof assignment>;

const one = z.object({ batchId: id });
const oneMember = z.object({ batchId: id, accountId: id });
const reason = text(300).default('');
const naming = z.object({ name: text(80, 1), kind: batchKind.default('batch'), description: text(500).default('') });
const write = partner('cohorts.write');
const read = partner('cohorts.read');

export const batches = {
  listBatches: get('/api/batches', {
    summary: 'Batches and groups of the institute by name',
    access: read,
    query: page.extend({
      search: text(100).default(''),
      kind: batchKind.optional(),
      state: z.enum(['current', 'archived']).default('current'),
    }),
    reply: paged(batch).extend({ can: z.object({ create: z.boolean() }) }),
  }),
  findBatches: get('/api/batches/found', {
    summary: 'A few current batches and groups that somebody means by these words; slips are forgiven',
    access: read,
    query: named,
    reply: z.object({ rows: z.array(batch) }),
  }),
  createBatch: post('/api/batches', {
    summary: 'Creates a batch or group',
    access: write,
    body: naming,
    reply: batch,
    errors: ['BATCH_NAME_TAKEN'],
  }),
  showBatch: get('/api/batches/:batchId', {
    summary: 'One batch or group',
    access: read,
    params: one,
    reply: batch,
  }),
  updateBatch: put('/api/batches/:batchId', {
    summary: 'Renames a batch or group, or changes what it says about itself',
    access: write,
    params: one,
    body: naming,
    reply: batch,
    errors: ['BATCH_NAME_TAKEN'],
  }),
  archiveBatch: post('/api/batches/:batchId/archive', {
    summary: 'Archives a batch: what it opened to its members closes',
    access: write,
    params: one,
    reply: batch,
  }),
  restoreBatch: post('/api/batches/:batchId/restore', {
    summary: 'Brings an archived batch back, and with it what it opens',
    access: write,
    params: one,
    reply: batch,
    errors: ['BATCH_NAME_TAKEN'],
  }),
  listMembers: get('/api/batches/:batchId/members', {
    summary: 'Members by name',
    access: read,
    params: one,
    query: page.extend({ search: text(100).default('') }),
    reply: paged(member),
  }),
  searchStudents: get('/api/batches/:batchId/students', {
    summary: 'Students who could join the batch, by name or e-mail',
    access: write,
    params: one,
    query: z.object({ search: text(100, 1) }),
    reply: z.array(z.object({ id, name: z.string(), email: z.string(), member: z.boolean() })),
  }),
  addMembers: post('/api/batches/:batchId/members', {
    summary: 'Adds students; those who are in already stay as they are',
    access: write,
    params: one,
    body: z.object({ accountIds: z.array(id).min(1).max(500), reason }),
    reply: z.object({ added: whole }),
    errors: ['BATCH_ARCHIVED', 'MEMBER_UNKNOWN'],
  }),
  removeMember: del('/api/batches/:batchId/members/:accountId', {
    summary: 'Takes a student out: what the batch opened closes',
    access: write,
    params: oneMember,
    query: z.object({ reason }),
    reply: z.object({ removed: z.boolean() }),
    errors: ['BATCH_ARCHIVED', 'MEMBER_NOT_HERE'],
  }),
  moveMember: post('/api/batches/:batchId/members/:accountId/move', {
    summary: 'Moves a student to another batch; what each opens follows in the same moment',
    access: write,
    params: oneMember,
    body: z.object({ toBatchId: id, reason }),
    reply: z.object({ moved: z.boolean() }),
    errors: ['BATCH_ARCHIVED', 'MEMBER_ALREADY', 'MEMBER_NOT_HERE'],
  }),
  listMoves: get('/api/batches/:batchId/history', {
    summary: 'Who came, went and moved: when, by whom and why',
    access: read,
    params: one,
    query: page,
    reply: paged(move),
  }),
  listAssignments: get('/api/batches/:batchId/assignments', {
    summary: 'What the batch opens to its members',
    access: read,
    params: one,
    reply: z.array(assignment),
  }),
  searchAssignable: get('/api/batches/:batchId/assignable', {
    summary: 'What could be assigned to the batch, by title',
    access: write,
    params: one,
    query: z.object({ search: text(100).default('') }),
    reply: z.array(z.object({ kind: thingKind, id, title: z.string(), assigned: z.boolean() })),
  }),
  assignThing: post('/api/batches/:batchId/assignments', {
    summary: 'Opens a thing to every member, those who come later included',
    access: write,
    params: one,
    body: z.object({
      thing: z.object({ kind: thingKind, id }),
      startsAt: instant.nullable().default(null),
      endsAt: instant.nullable().default(null),
    }),
    reply: assignment,
    errors: [
      'BATCH_ARCHIVED',
      'ASSIGNED_ALREADY',
      'ASSIGNABLE_UNKNOWN',
      'ASSIGNMENT_WINDOW',
      'BOOK_NOT_GIVEN',
      'BOOK_EDITION_ENDED',
    ],
  }),
  endAssignment: post('/api/batches/:batchId/assignments/:assignmentId/end', {
    summary: 'Takes an assignment back: it closes for every member who has it from nowhere else',
    access: write,
    params: z.object({ batchId: id, assignmentId: id }),
    body: z.object({ reason }),
    reply: z.object({ ended: z.boolean() }),
  }),
};
