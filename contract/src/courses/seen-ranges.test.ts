import type { SeenRange } from './learning.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { before, firstOf, lengthOf, unite, without } from './seen-ranges.ts';

const piece = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 40 })).map(([from, length]) => {
  return [from, from + length] satisfies SeenRange;
});
const pieces = fc.array(piece, { maxLength: 20 });
/** The same question asked one unit at a time. */
const unitsIn = (ranges: readonly SeenRange[]) =>
  new Set(ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at)));

describe('what was seen', () => {
  it('counts each second once, in whatever order and however often it is told', () => {
    fc.assert(
      fc.property(pieces, pieces, (one, other) => {
        const united = unite(one, other);
        expect(unitsIn(united)).toEqual(unitsIn([...one, ...other]));
        expect(lengthOf(united)).toBe(unitsIn([...one, ...other]).size);
        expect(unite(other, united, one)).toEqual(united);
        for (const [at, range] of united.entries()) if (at > 0) expect(range[0]).toBeGreaterThan(united[at - 1]![1]);
      }),
    );
  });

  it('is new where it was not seen before', () => {
    fc.assert(
      fc.property(pieces, pieces, (told, known) => {
        const fresh = without(unite(told), unite(known));
        const seen = unitsIn(known);
        expect(unitsIn(fresh)).toEqual(new Set([...unitsIn(told)].filter((unit) => !seen.has(unit))));
      }),
    );
  });

  it('is cut at the end of the lesson, and where no more is believed', () => {
    expect(
      before(
        [
          [0, 5],
          [8, 20],
          [25, 30],
        ],
        12,
      ),
    ).toEqual([
      [0, 5],
      [8, 12],
    ]);
    expect(
      firstOf(
        [
          [0, 5],
          [8, 20],
        ],
        7,
      ),
    ).toEqual([
      [0, 5],
      [8, 10],
    ]);
    expect(firstOf([[0, 5]], 0)).toEqual([]);
  });
});
