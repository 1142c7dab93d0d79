import { describe, expect, it } from 'vitest';
import { believe, toldUpTo } from './honest-time.ts';

describe('what a device claims', () => {
  const at = (seconds: number) => new Date(1_000_000_000_000 + seconds * 1000);
  const nothing = { ranges: [], readSeconds: 0, leastMs: 500, begunAt: at(0) } as const;
  const claim = (to: number, now: number, usedUntil = 0, begun = 0) =>
    believe({ ...nothing, ranges: [[0, to]], begunAt: at(begun), usedUntil: at(usedUntil), now: at(now) });
  const read = (readSeconds: number, now: number, usedUntil = 0) =>
    believe({ ...nothing, readSeconds, usedUntil: at(usedUntil), now: at(now) });

  it('is believed at up to double speed', () => {
    expect(claim(60, 60)).toMatchObject({ ranges: [[0, 60]] });
    expect(claim(120, 60)).toMatchObject({ ranges: [[0, 120]] });
    expect(claim(600, 60, -10).ranges).toEqual([[0, 140]]);
  });

  it('takes time that no second claim can use again', () => {
    const first = claim(140, 60, -10);
    expect(first.usedUntil).toEqual(at(60));
    expect(claim(140, 60, 60).ranges).toEqual([]);
    expect(claim(140, 70, 60).ranges).toEqual([[0, 20]]);
  });

  it('cannot reach back to before the lesson was opened', () => {
    expect(claim(3600, 1000, 0, 995).ranges).toEqual([[0, 30]]);
    expect(claim(10, 995, 0, 2000)).toEqual({ ranges: [], readSeconds: 0, usedUntil: at(0) });
  });

  it('of reading takes the time that its pages take too, and no more than passed', () => {
    expect(read(60, 60)).toEqual({ ranges: [], readSeconds: 60, usedUntil: at(60) });
    expect(read(90, 60)).toMatchObject({ readSeconds: 60, usedUntil: at(60) });
    expect(read(10, 60, 60)).toMatchObject({ readSeconds: 0, usedUntil: at(60) });
    const both = believe({
      ...nothing,
      ranges: [[0, 3]],
      leastMs: 1000,
      readSeconds: 20,
      usedUntil: at(0),
      now: at(20),
    });
    expect(both).toEqual({ ranges: [[0, 3]], readSeconds: 20, usedUntil: at(20) });
  });

  it('of reading that did not fit is lost, but for what clocks may differ', () => {
    expect(toldUpTo(60, 50, 10)).toBe(60);
    expect(toldUpTo(60, 50, 8)).toBe(58);
    expect(toldUpTo(900, 50, 0)).toBe(890);
  });
});
