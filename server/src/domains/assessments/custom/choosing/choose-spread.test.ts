import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseFromRings, chooseSpread, shareCapped, type ShelfItem } from './choose-spread.ts';
import { fits, narrowingOf, type Pile, wayToEnough } from './narrowing.ts';

const item = (id: number, given: Partial<ShelfItem> = {}): ShelfItem => ({
  id: `q${id}`,
  type: 'SINGLE',
  subject: 'physics',
  chapterId: 'optics',
  difficulty: 1,
  asked: false,
  wrong: false,
  kept: false,
  ...given,
});
const even = { subjects: new Map(), chapters: new Map() };

describe('the questions of a test that a student makes', () => {
  it('are spread over subjects and chapters by their weights', () => {
    const pool = [
      ...Array.from({ length: 20 }, (_, i) => item(i, { chapterId: i % 2 ? 'optics' : 'waves' })),
      ...Array.from({ length: 20 }, (_, i) => item(100 + i, { subject: 'biology', chapterId: 'cells' })),
    ];
    const chosen = chooseSpread(pool, 12, {
      subjects: new Map([
        ['physics', 45],
        ['biology', 90],
      ]),
      chapters: new Map([
        ['optics', 30],
        ['waves', 10],
      ]),
    });
    const count = (chapterId: string) => chosen.filter((one) => one.chapterId === chapterId).length;
    expect([count('optics'), count('waves'), count('cells')]).toEqual([3, 1, 8]);
  });

  it('are all that fit, and only then the nearest others', () => {
    const items = [
      ...Array.from({ length: 9 }, (_, i) => item(i, { subject: 'maths', chapterId: 'limits' })),
      ...Array.from({ length: 4 }, (_, i) => item(20 + i, { chapterId: 'waves' })),
      ...Array.from({ length: 2 }, (_, i) => item(40 + i)),
    ];
    const wish = narrowingOf({ chapterIds: ['optics'], subjects: ['physics'], difficulties: [], criteria: [1] });
    const piles = items.map((one): Pile => ({ ...one, count: 1 }));
    const { rings } = wayToEnough(piles, wish, 8);
    const chosen = chooseFromRings(items, rings, 8, even);
    const of = (chapterId: string) => chosen.filter((one) => one.chapterId === chapterId).length;
    expect([of('optics'), of('waves'), of('limits')]).toEqual([2, 4, 2]);
  });

  const arbitrary = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 0, max: 10_000 }),
      subject: fc.constantFrom('physics' as const, 'maths' as const),
      chapterId: fc.constantFrom('a', 'b', 'c'),
      difficulty: fc.constantFrom(0 as const, 1 as const, 2 as const),
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  );
  it('are as many as asked for or as there are, none twice, and the same each time', () => {
    fc.assert(
      fc.property(arbitrary, fc.integer({ min: 1, max: 40 }), (made, wanted) => {
        const items = made.map(({ id, ...rest }) => item(id, rest));
        const wish = narrowingOf({ chapterIds: ['a'], subjects: [], difficulties: [0], criteria: [1] });
        const { rings } = wayToEnough(
          items.map((one): Pile => ({ ...one, count: 1 })),
          wish,
          wanted,
        );
        const chosen = chooseFromRings(items, rings, wanted, even);
        expect(chosen).toHaveLength(Math.min(wanted, items.length));
        expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length);
        expect(chooseFromRings(items, rings, wanted, even)).toEqual(chosen);
        const fitting = items.filter((one) => fits(one, wish));
        const kept = chosen.filter((one) => fits(one, wish));
        expect(kept).toHaveLength(Math.min(wanted, fitting.length));
      }),
    );
  });
});

describe('shares with caps', () => {
  it('add up to the total where the caps hold as much, and none goes above its cap', () => {
    const part = fc.record({ weight: fc.integer({ min: 1, max: 90 }), cap: fc.integer({ min: 0, max: 20 }) });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 120 }), (parts, total) => {
        const caps = parts.map(({ cap }) => cap);
        const shares = shareCapped(
          total,
          parts.map(({ weight }) => weight),
          caps,
        );
        const room = caps.reduce((sum, cap) => sum + cap, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(total, room));
        expect(shares.every((share, at) => share <= caps[at]!)).toBe(true);
      }),
    );
  });
});
