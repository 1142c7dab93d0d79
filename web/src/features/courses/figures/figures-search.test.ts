import { expect, it } from 'vitest';
import { readQueueSearch } from '../doubt-queue/queue-search.ts';
import { readFiguresSearch, waitingDoubtsOf } from './figures-search.ts';

const id = '019ac000-0000-7000-8000-000000000001';

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
  expect(readFiguresSearch(kept)).toEqual(kept);
  expect(
    readFiguresSearch({ view: 'overview', state: 'all', order: 'last', page: 1, learner: 'me', other: 1 }),
  ).toEqual({});
  expect(readFiguresSearch({ view: 'certificates', valid: 'revoked' })).toEqual({
    view: 'certificates',
    valid: 'revoked',
  });
});

it('the doubts that wait in a course are found in the queue by that course, also by who does not teach it', () => {
  expect(readQueueSearch(waitingDoubtsOf(id))).toEqual({ courses: 'all', courseId: id });
});
