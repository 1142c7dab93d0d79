import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAtOrBelow, percentile } from './percentile.ts';
import { isPass } from '../marking/pass-mark.ts';
import { rankCandidates } from './rank-candidates.ts';
import { jeeMainChain, neetChain } from './ranking-testing.ts';

const withMarks = (...marks: number[]) => marks.map((value, i) => ({ id: `c${i}`, figures: { marks: value } }));
const ranksOf = (ranked: { id: string; rank: number }[]) => ranked.map(({ rank }) => rank);

describe('rank', () => {
  it('is shared by equal marks, and the next one counts everybody before him', () => {
    expect(ranksOf(rankCandidates(withMarks(90, 80, 80, 70)))).toEqual([1, 2, 2, 4]);
    expect(ranksOf(rankCandidates(withMarks(-5, 10, 10, 10)))).toEqual([1, 1, 1, 4]);
    expect(rankCandidates([])).toEqual([]);
  });

  it('is one more than the number of candidates with more marks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -300, max: 300 })), (marks) => {
        const candidates = withMarks(...marks);
        const ranked = new Map(rankCandidates(candidates).map(({ id, rank }) => [id, rank]));
        for (const { id, figures } of candidates) {
          expect(ranked.get(id)).toBe(1 + marks.filter((other) => other > figures.marks).length);
        }
      }),
    );
  });

  it('follows the chain of NEET: Biology before Chemistry before fewer wrong answers', () => {
    const figures = (biology: number, chemistry: number, wrong: number) => ({
      marks: 600,
      'marks.biology': biology,
      'marks.chemistry': chemistry,
      'marks.physics': 600 - biology - chemistry,
      wrong,
    });
    const ranked = rankCandidates(
      [
        { id: 'fewer wrong', figures: figures(300, 150, 5) },
        { id: 'more biology', figures: figures(310, 100, 40) },
        { id: 'more chemistry', figures: figures(300, 160, 30) },
        { id: 'more wrong', figures: figures(300, 150, 6) },
        { id: 'just as many wrong', figures: figures(300, 150, 6) },
      ],
      neetChain,
    );
    expect(ranked).toEqual([
      { id: 'more biology', rank: 1 },
      { id: 'more chemistry', rank: 2 },
      { id: 'fewer wrong', rank: 3 },
      { id: 'more wrong', rank: 4 },
      { id: 'just as many wrong', rank: 4 },
    ]);
  });

  it('follows the chain of JEE Main on exact quotients, where nobody right is the worst ratio', () => {
    const figures = (wrong: number, right: number) => ({
      percentile: { of: 99, by: 100 },
      wrongToRight: { of: wrong, by: right },
    });
    const ranked = rankCandidates(
      [
        { id: 'nothing right', figures: figures(0, 0) },
        { id: 'one third', figures: figures(1, 3) },
        { id: 'also one third', figures: figures(33, 99) },
        { id: 'a hair less', figures: figures(333_333_333, 1_000_000_000) },
        { id: 'higher percentile', figures: { ...figures(9, 1), percentile: { of: 9901, by: 10_000 } } },
      ],
      jeeMainChain,
    );
    expect(ranked.map(({ id, rank }) => `${rank} ${id}`)).toEqual([
      '1 higher percentile',
      '2 a hair less',
      '3 one third',
      '3 also one third',
      '5 nothing right',
    ]);
  });
});

describe('percentile', () => {
  it.each([
    [37_244, 41_326, '90.1224411'],
    [41_326, 41_326, '100.0000000'],
    [1, 1, '100.0000000'],
    [1, 3, '33.3333333'],
    [2, 3, '66.6666667'],
    [0, 5, '0.0000000'],
    [1, 8, '12.5000000'],
    [1, 200_000_000, '0.0000005'],
    [1, 2_000_000_000, '0.0000001'],
    [1, 2_000_000_001, '0.0000000'],
  ])('%i of %i is %s', (atOrBelow, appeared, written) => expect(percentile(atOrBelow, appeared)).toBe(written));

  it.each([
    [1, 0],
    [2, 1],
    [-1, 4],
  ])('refuses %i of %i', (atOrBelow, appeared) => expect(() => percentile(atOrBelow, appeared)).toThrow(RangeError));

  it('counts for each score who is at or below it; the topper is at 100', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1 }), (scores) => {
        const counted = countAtOrBelow(scores);
        for (const mine of scores) expect(counted.get(mine)).toBe(scores.filter((score) => score <= mine).length);
        expect(percentile(counted.get(Math.max(...scores)) ?? 0, scores.length)).toBe('100.0000000');
      }),
    );
  });
});

describe('pass', () => {
  it.each([
    ['exactly half fails', 1500, 3000, false],
    ['a hundredth above half passes', 1501, 3000, true],
    ['half of an odd total', 150, 300, false],
    ['below half', 100, 300, false],
    ['negative marks', -400, 300, false],
    ['a paper without marks', 0, 0, false],
  ] as const)('%s', (_what, marks, full, passed) => expect(isPass(marks, full, 50)).toBe(passed));

  it('is above the percentage of the institute', () => {
    expect(isPass(1800, 3000, 60)).toBe(false);
    expect(isPass(1801, 3000, 60)).toBe(true);
    expect(isPass(0, 0, 0)).toBe(false);
  });
});
