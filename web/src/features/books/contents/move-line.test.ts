import { describe, expect, it } from 'vitest';
import { moveLine, shownLines, type TreeLine } from './move-line.ts';

const kinds = { p: 'part', c: 'chapter', t: 'page', e: 'exercise', q: 'question' } as const;
/** `p > c1 > e1 > q1` by their names: the first letter is the kind. */
const line = (itemId: string, parentId: string | null): TreeLine => ({
  itemId,
  parentId,
  kind: kinds[itemId[0] as keyof typeof kinds],
});
const book = [
  line('p1', null),
  line('c1', 'p1'),
  line('t1', 'c1'),
  line('e1', 'c1'),
  line('q1', 'e1'),
  line('q2', 'e1'),
  line('c2', null),
  line('e2', 'c2'),
  line('q3', 'e2'),
];
const written = (lines: readonly TreeLine[]) =>
  lines.map(({ itemId, parentId }) => `${itemId}<${parentId ?? ''}`).join(' ');

describe('a line of a book that is moved', () => {
  it.each([
    ['a question after its neighbour', 'q1', 'q2', true, 'p1< c1<p1 t1<c1 e1<c1 q2<e1 q1<e1 c2< e2<c2 q3<e2'],
    [
      'a question past the end of its exercise, into the next',
      'q2',
      'e2',
      true,
      'p1< c1<p1 t1<c1 e1<c1 q1<e1 c2< e2<c2 q2<e2 q3<e2',
    ],
    [
      'a question back into the exercise before',
      'q3',
      'e2',
      false,
      'p1< c1<p1 t1<c1 e1<c1 q1<e1 q2<e1 q3<e1 c2< e2<c2',
    ],
    [
      'an exercise into the next chapter, with its questions',
      'e1',
      'c2',
      true,
      'p1< c1<p1 t1<c1 c2< e1<c2 q1<e1 q2<e1 e2<c2 q3<e2',
    ],
    [
      'an exercise back into the chapter before',
      'e2',
      'c2',
      false,
      'p1< c1<p1 t1<c1 e1<c1 q1<e1 q2<e1 e2<c1 q3<e2 c2<',
    ],
    ['a chapter out of its part', 'c1', 'p1', false, 'c1< t1<c1 e1<c1 q1<e1 q2<e1 p1< c2< e2<c2 q3<e2'],
    [
      'a chapter into the part above, over a question of it',
      'c2',
      'q2',
      false,
      'p1< c2<p1 e2<c2 q3<e2 c1<p1 t1<c1 e1<c1 q1<e1 q2<e1',
    ],
    ['theory before an exercise', 'e1', 't1', false, 'p1< c1<p1 e1<c1 q1<e1 q2<e1 t1<c1 c2< e2<c2 q3<e2'],
  ])('goes with all that lies in it: %s', (_name, moved, over, down, after) => {
    expect(written(moveLine(book, moved, over, down))).toBe(after);
  });

  it.each([
    ['into itself', 'c1', 'q1', true],
    ['where its kind has no place', 't1', 'p1', false],
    ['a line that is not there', 'x1', 'c1', true],
  ])('stays where it is: %s', (_name, moved, over, down) => {
    expect(moveLine(book, moved, over, down)).toBe(book);
  });

  it('is shown with its depth, and not in a closed line', () => {
    const shown = shownLines(book, new Set(['e1', 'c2']));
    expect(shown.map(({ id, depth }) => `${id}${depth}`)).toEqual(['p10', 'c11', 't12', 'e12', 'c20']);
  });
});
