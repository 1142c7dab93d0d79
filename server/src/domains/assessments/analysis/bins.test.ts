import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binsOf, stepOf } from './bins.ts';

describe('the bars of a distribution', () => {
  it.each([
    [30_000, 0, 2000],
    [72_000, 0, 5000],
    [72_000, -18_000, 5000],
    [400, 0, 50],
    [0, 0, 50],
  ])('of %i hundredths with %i as the lowest are %i wide', (full, lowest, width) =>
    expect(stepOf(lowest, full)).toBe(width),
  );

  it('hold full marks in the last one', () => {
    const bins = binsOf(
      new Map([
        [0, 2],
        [8, 3],
      ]),
      0,
      400,
    );
    expect(bins).toHaveLength(8);
    expect(bins[0]).toEqual({ from: 0, to: 50, count: 2 });
    expect(bins.at(-1)).toEqual({ from: 350, to: 400, count: 3 });
  });

  it('count everybody once, stand side by side and are never many', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }).chain((full) =>
          fc.record({
            full: fc.constant(full),
            marks: fc.array(fc.integer({ min: -full, max: full }), { minLength: 1 }),
          }),
        ),
        ({ full, marks }) => {
          const lowest = Math.min(...marks);
          const width = stepOf(lowest, full);
          const counts = new Map<number, number>();
          for (const one of marks) counts.set(Math.floor(one / width), (counts.get(Math.floor(one / width)) ?? 0) + 1);
          const bins = binsOf(counts, lowest, full);
          expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(marks.length);
          expect(bins.length).toBeLessThanOrEqual(42);
          for (const [at, bin] of bins.entries()) {
            if (at > 0) expect(bin.from).toBe(bins[at - 1]!.to);
            const isLast = at === bins.length - 1;
            const inside = marks.filter((one) => one >= bin.from && (isLast ? one <= bin.to : one < bin.to));
            expect(bin.count).toBe(inside.length);
          }
        },
      ),
    ));
});
