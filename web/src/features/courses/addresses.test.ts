import { expect, it } from 'vitest';
import { figuresSearch, queueSearch, waitingDoubtsOf } from './addresses.ts';

const id = '019ac000-0000-7000-8000-000000000001';

it('the address of the queue keeps filters and the open doubt, and nothing that nobody could have chosen', () => {
  const kept = { state: 'answered', courses: 'all', courseId: id, search: 'wave', page: 2, doubt: id };
  expect(queueSearch.read(kept)).toEqual(kept);
  expect(
    queueSearch.read({ state: 'gone', courses: 'some', courseId: 'x', search: '', page: 'one', doubt: 7 }),
  ).toEqual({});
  expect(queueSearch.read({ state: 'waiting', page: 1 })).toEqual({});
});

it('the address of the figures keeps the view, its filters and what is open, and nothing else', () => {
  const kept = {
    view: 'learners',
    state: 'stopped',
    order: 'progress',
    search: 'asha',
    page: 3,
    learner: id,
    lesson: id,
  };
  expect(figuresSearch.read(kept)).toEqual(kept);
  expect(
    figuresSearch.read({ view: 'overview', state: 'all', order: 'last', page: 1, learner: 'me', other: 1 }),
  ).toEqual({});
  expect(figuresSearch.read({ view: 'certificates', valid: 'revoked' })).toEqual({
    view: 'certificates',
    valid: 'revoked',
  });
});

it('the doubts that wait in a course are found in the queue by that course, also by who does not teach it', () => {
  expect(queueSearch.read(waitingDoubtsOf(id))).toEqual({ courses: 'all', courseId: id });
});
