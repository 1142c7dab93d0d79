import { describe, expect, it } from 'vitest';
import { inOrder, isWellPlaced, nextNumber, withInside } from './tree.ts';

const line = (id: string, kind: 'part' | 'chapter' | 'exercise' | 'question', parentId: string | null = null) => ({
  id,
  kind,
  parentId,
});
const book = [
  line('q2', 'question', 'e1'),
  line('p', 'part'),
  line('c2', 'chapter'),
  line('c1', 'chapter', 'p'),
  line('e1', 'exercise', 'c1'),
  line('q1', 'question', 'e1'),
];
const ids = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);

describe('the lines of a book', () => {
  it('follow each other from the first to the last, each before what lies in it', () => {
    expect(ids(inOrder(book))).toEqual(['p', 'c1', 'e1', 'q2', 'q1', 'c2']);
  });

  it('are taken out with everything in them', () => {
    expect(ids(withInside(book, 'c1'))).toEqual(['c1', 'e1', 'q2', 'q1']);
    expect(withInside(book, 'nothing')).toEqual([]);
  });

  it.each([
    ['as they are', book, true],
    ['a chapter in a chapter', [line('a', 'chapter'), line('b', 'chapter', 'a')], false],
    ['a question in a chapter', [line('a', 'chapter'), line('b', 'question', 'a')], false],
    ['an exercise in nothing', [line('a', 'exercise')], false],
    ['in a line of another book', [line('a', 'chapter', 'elsewhere')], false],
    ['in itself', [line('a', 'part', 'a')], false],
  ])('lie where their kinds may: %s', (_name, lines, right) => {
    expect(isWellPlaced(lines)).toBe(right);
  });

  it.each([
    [undefined, '1'],
    ['14', '15'],
    ['A-9', 'A-10'],
    ['2.3', '2.4'],
    ['B', ''],
  ])('are numbered on from %s by %s', (before, after) => {
    expect(nextNumber(before)).toBe(after);
  });
});
