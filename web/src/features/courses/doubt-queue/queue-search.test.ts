import { expect, it } from 'vitest';
import { readQueueSearch } from './queue-search.ts';

const id = '019ac000-0000-7000-8000-000000000001';

it('the address of the queue keeps filters and the open doubt, and nothing that nobody could have chosen', () => {
  const kept = { state: 'answered', courses: 'all', courseId: id, search: 'wave', page: 2, doubt: id };
  expect(readQueueSearch(kept)).toEqual(kept);
  expect(readQueueSearch({ state: 'gone', courses: 'some', courseId: 'x', search: '', page: 'one', doubt: 7 })).toEqual(
    {},
  );
  expect(readQueueSearch({ state: 'waiting', page: 1 })).toEqual({});
});
