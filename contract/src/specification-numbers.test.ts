import { expect, it } from 'vitest';
import { api } from './index.ts';

const id = '019a0000-0000-7000-8000-000000000000';

/** What the server reads where a caller says this; only the parts that were said. */
const said = (schema: { parse(value: unknown): unknown }, value: object) => {
  const read = schema.parse(value) as Record<string, unknown>;
  return Object.fromEntries(Object.keys(value).map((name) => [name, read[name]]));
};

it.each([
  ['states of a course', api.courses.listAuthoredCourses.query, { status: 'PUBLISH' }, { status: 'published' }],
  ['course types', api.courses.listAuthoredCourses.query, { type: '2' }, { type: 'pack' }],
  ['course types on the shelves', api.courses.listCatalogue.query, { type: 5 }, { type: 'free' }],
  ['reactions', api.courses.reactToLesson.body, { reaction: 3 }, { reaction: 'dislike' }],
  ['subjects of the bank', api.questions.listQuestions.query, { subject: '2' }, { subject: 'physics' }],
  ['subjects of the tree', api.taxonomy.listKnowledgeAreas.query, { subject: 4 }, { subject: 'biology' }],
  ['states of a student', api.identity.listPeople.query, { status: '2' }, { status: 'left' }],
  ['payment gateways', api.commerce.startPayment.body, { gateway: 2 }, { gateway: 'paytm' }],
  [
    'purchase types',
    api.commerce.listUsableCoupons.body,
    { items: [{ kind: 2, id }] },
    { items: [{ kind: 'pack', id }] },
  ],
  [
    'filters of the students of a course',
    api.cohorts.listAssignmentStudents.query,
    { filter: 4 },
    { filter: 'unassigned' },
  ],
])('takes the numbers and words of the specification for %s', (_what, schema, given, read) => {
  expect(said(schema!, given)).toEqual(read);
});

it('takes no number that the specification does not have', () => {
  expect(api.commerce.startPayment.body!.safeParse({ gateway: 3 }).success).toBe(false);
  expect(api.courses.reactToLesson.body!.safeParse({ reaction: 0 }).success).toBe(false);
});
