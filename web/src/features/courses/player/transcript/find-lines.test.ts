import { expect, it } from 'vitest';
import { findLines } from './find-lines.ts';

const lines = [
  { from: 0, text: 'The electric' },
  { from: 3, text: 'flux counts the field lines' },
  { from: 7, text: 'समतल का फ्लक्स' },
];
const found = (typed: string) => findLines(lines, typed).map(({ at, from, to }) => [at, from, to]);

it('every line is there where nothing is sought', () => {
  expect(found('  ')).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ]);
});

it('words are found in any case and script, with their place in the line', () => {
  expect(found('FIELD  lines')).toEqual([[1, 16, 27]]);
  expect(found('फ्लक्स')).toEqual([[2, 8, 14]]);
  expect(found('magnet')).toEqual([]);
});

it('words that go over into the next line are found where they begin', () => {
  expect(found('electric flux')).toEqual([[0, 4, 12]]);
});
