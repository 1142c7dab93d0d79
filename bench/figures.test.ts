import { describe, expect, it } from 'vitest';
import { absoluteFigure, figureOf, linesOf, median, percentile } from './figures.ts';

describe('a figure', () => {
  it('is the median of the ratios of its rounds, with their spread', () => {
    const rounds = [
      { ours: 5, limit: 10 },
      { ours: 9, limit: 10 },
      { ours: 16, limit: 20 },
    ];
    const figure = figureOf({ id: 'S0', what: 'a thing', unit: '/s', reach: ['>=', 0.8] }, rounds);
    expect(figure).toMatchObject({ ours: 9, limit: 10, ratio: 0.8, ok: true, spread: [0.5, 0.9], reach: '>= 0.8' });
    expect(figureOf({ id: 'S0', what: 'a thing', unit: '/s', reach: ['<=', 0.7] }, rounds).ok).toBe(false);
  });

  it('in bytes is held against its own limit', () => {
    expect(absoluteFigure({ id: 'S0', what: 'a page', unit: 'kB', most: 150 }, [149.4])).toMatchObject({
      ours: 149,
      limit: 150,
      ok: true,
      reach: '<= 150',
    });
    expect(absoluteFigure({ id: 'S0', what: 'a page', unit: 'kB', most: 150 }, [151])).toMatchObject({ ok: false });
  });

  it('says in words what was reached, what was missed and what could not be measured', () => {
    const figure = figureOf({ id: 'S0', what: 'a thing', unit: '/s', reach: ['>=', 2], notes: ['a note'] }, [
      { ours: 3000, limit: 2000 },
    ]);
    expect(linesOf(figure)).toEqual([
      'S0        a thing',
      '       3,000 /s against 2,000 /s: 1.5 (1.5 to 1.5), to reach >= 2: MISSED',
      '       a note',
    ]);
    expect(linesOf({ id: 'S9', what: 'a start', skipped: 'no reason' })).toEqual([
      'S9        a start',
      '       skipped: no reason',
    ]);
  });

  it('takes the lower middle of an even number of values', () => {
    expect(median([4, 1, 3, 2])).toBe(2);
  });

  it('finds a percentile among the values themselves', () => {
    const values = Array.from({ length: 20 }, (_, at) => 20 - at);
    expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1)]).toEqual([10, 19, 20]);
  });
});
