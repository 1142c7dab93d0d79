import { expect, it } from 'vitest';
import { idsWithin, questionsWithin } from './questions-within.ts';

const rows = [
  // A child may stand before its parent.
  { id: 'slope', parentId: 'throw', questions: 4 },
  { id: 'throw', parentId: 'motion', questions: 2 },
  { id: 'motion', parentId: null, questions: 10 },
  { id: 'graphs', parentId: 'motion', questions: 1 },
  { id: 'waves', parentId: null, questions: 7 },
];

it.each([
  ['motion', ['motion', 'throw', 'slope', 'graphs'], 17],
  ['throw', ['throw', 'slope'], 6],
  ['waves', ['waves'], 7],
])('%s holds itself and what hangs below it', (id, within, questions) => {
  expect([...idsWithin(rows, id)].toSorted()).toEqual([...within].toSorted());
  expect(questionsWithin(rows, id)).toBe(questions);
});
