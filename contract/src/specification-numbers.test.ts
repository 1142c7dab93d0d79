import { expect, it } from 'vitest';
import { api } from './index.ts';

const id = '019a0000-0000-7000-8000-000000000000';

const planTermsOf = {
  nameEn: 'Plan',
  nameHi: '',
  examIds: [1],
  mode: 'premium',
  days: null,
  pricePaise: 100,
  salePaise: null,
  saleFrom: null,
  saleUntil: null,
  trialDays: null,
  pauseDays: null,
  yearlyPauses: 1,
  extras: [],
  rules: [],
};

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
  ['modes of a plan', api.passes.createPlan.body, { ...planTermsOf, mode: 3 }, { ...planTermsOf, mode: 'premium' }],
  [
    'practice types',
    api.practice.startSession.body,
    { kind: 'as_per_book', examId: 1 },
    { kind: 'chapter', examId: 1 },
  ],
  ['difficulties by letter', api.questions.listQuestions.query, { difficulty: 'H' }, { difficulty: 2 }],
  ['difficulties by digit', api.questions.listQuestions.query, { difficulty: '0' }, { difficulty: 0 }],
  [
    'filters of the students of a course',
    api.cohorts.listAssignmentStudents.query,
    { filter: 4 },
    { filter: 'unassigned' },
  ],
])('takes the numbers and words of the specification for %s', (_what, schema, given, read) => {
  expect(said(schema!, given)).toEqual(read);
});

it('takes no other letter of a difficulty, and no number of a plan that only a trial has', () => {
  expect(api.questions.listQuestions.query!.safeParse({ difficulty: 'X' }).success).toBe(false);
  expect(api.questions.listQuestions.query!.safeParse({ difficulty: 3 }).success).toBe(false);
  expect(api.passes.createPlan.body!.safeParse({ ...planTermsOf, mode: 4 }).success).toBe(false);
});

it('takes no number that the specification does not have', () => {
  expect(api.commerce.startPayment.body!.safeParse({ gateway: 3 }).success).toBe(false);
  expect(api.courses.reactToLesson.body!.safeParse({ reaction: 0 }).success).toBe(false);
});
