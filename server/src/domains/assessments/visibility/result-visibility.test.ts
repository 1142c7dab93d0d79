import { describe, expect, it } from 'vitest';
import { areVisible, visibleFrom } from './result-visibility.ts';

const closesAt = new Date('2026-11-20T12:00:00Z');
const resultsOn = new Date('2026-11-25T12:00:00Z');
const settings = { closesAt, resultsOn, graceSeconds: 20 };

describe('when students may see results', () => {
  it('is at once where the paper says so', () => {
    expect(visibleFrom({ ...settings, resultVisibility: 'at_once' }, 30)).toBeUndefined();
    expect(areVisible({ ...settings, resultVisibility: 'at_once' }, 30, new Date(0))).toBe(true);
  });

  it('is, at the close, after the last one who could still start has finished', () => {
    const from = new Date('2026-11-20T12:30:20Z');
    expect(visibleFrom({ ...settings, resultVisibility: 'at_close' }, 30)).toEqual(from);
    expect(areVisible({ ...settings, resultVisibility: 'at_close' }, 30, new Date(from.getTime() - 1))).toBe(false);
    expect(areVisible({ ...settings, resultVisibility: 'at_close' }, 30, from)).toBe(true);
  });

  it('is the day that the teacher chose', () => {
    expect(visibleFrom({ ...settings, resultVisibility: 'on_date' }, 30)).toEqual(resultsOn);
  });
});
