import { describe, expect, it } from 'vitest';
import { believe } from './honest-time.ts';

describe('what a device claims', () => {
  const at = (seconds: number) => new Date(1_000_000_000_000 + seconds * 1000);
  const claim = (to: number, now: number, usedUntil = 0, begun = 0) =>
    believe({ ranges: [[0, to]], leastMs: 500, begunAt: at(begun), usedUntil: at(usedUntil), now: at(now) });

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
    expect(claim(10, 995, 0, 2000)).toEqual({ ranges: [], usedUntil: at(0) });
  });
});
