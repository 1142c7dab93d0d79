import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareByChain } from '../ranking/rank-candidates.ts';
import { rankKey } from './rank-key.ts';
import { jeeAdvancedChain, jeeMainChain, neetChain } from '../ranking/ranking-testing.ts';
import { chainFigures, type ResultFigures, type Tally } from './result-figures.ts';

/** Few different values, so that ties are common at every link. */
const tally = fc.record({
  marks: fc.integer({ min: -2, max: 2 }).map((marks) => marks * 100),
  positive: fc.integer({ min: 0, max: 2 }).map((marks) => marks * 100),
  right: fc.integer({ min: 0, max: 4 }),
  wrong: fc.integer({ min: 0, max: 4 }),
}) satisfies fc.Arbitrary<Tally>;
const figures: fc.Arbitrary<ResultFigures> = fc
  .record({ all: tally, maths: tally, physics: tally, chemistry: tally, biology: tally })
  .map(({ all, ...subjects }) => ({ ...all, subjects }));

describe('the key by which a result is ranked', () => {
  it.each([
    ['JEE Main', jeeMainChain],
    ['NEET', neetChain],
    ['JEE Advanced', jeeAdvancedChain],
  ])('stands in the order of the chain of %s, link by link', (_exam, chain) => {
    const behindTotal = chain.slice(1);
    fc.assert(
      fc.property(figures, figures, (a, b) => {
        const byBytes = Buffer.compare(rankKey(b, chain), rankKey(a, chain));
        const byChain = compareByChain(
          { id: 'a', figures: chainFigures(a) },
          { id: 'b', figures: chainFigures(b) },
          behindTotal,
        );
        expect(Math.sign(byBytes)).toBe(Math.sign(byChain));
      }),
      { numRuns: 2000 },
    );
  });

  it('tells every two different quotients of counts up to 4,000 apart, and no two equal ones', () => {
    const count = fc.integer({ min: 1, max: 4000 });
    const of = (wrong: number, right: number): ResultFigures => ({ marks: 0, positive: 0, right, wrong, subjects: {} });
    const ratio = [jeeMainChain[0]!, jeeMainChain[4]!];
    fc.assert(
      fc.property(count, count, count, count, (a, b, c, d) => {
        const order = Buffer.compare(rankKey(of(a, b), ratio), rankKey(of(c, d), ratio));
        expect(Math.sign(order)).toBe(Math.sign(c * b - a * d));
      }),
    );
    expect(rankKey(of(3, 9), ratio)).toEqual(rankKey(of(1, 3), ratio));
    expect(Buffer.compare(rankKey(of(3999, 4000), ratio), rankKey(of(3998, 3999), ratio))).toBe(-1);
  });

  it('puts whoever has nothing right behind everybody', () => {
    const ratio = [jeeMainChain[0]!, jeeMainChain[4]!];
    const of = (wrong: number, right: number): ResultFigures => ({ marks: 0, positive: 0, right, wrong, subjects: {} });
    expect(Buffer.compare(rankKey(of(0, 0), ratio), rankKey(of(4000, 1), ratio))).toBe(-1);
  });

  it('is empty where marks alone count', () => {
    expect(rankKey({ marks: 400, positive: 400, right: 1, wrong: 0, subjects: {} }, [jeeMainChain[0]!])).toHaveLength(
      0,
    );
  });
});
