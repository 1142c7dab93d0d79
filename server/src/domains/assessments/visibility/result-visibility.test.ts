import { describe, expect, it } from 'vitest';
import { areVisible, overAt, visibleFrom } from './result-visibility.ts';

const closesAt = new Date('2026-11-20T12:00:00Z');
const resultsOn = new Date('2026-11-25T12:00:00Z');
const settings = { closesAt, resultsOn, graceSeconds: 20 };
const last = { minutes: 30, satUntil: 0 };
const over = new Date('2026-11-20T12:30:20Z').getTime();

describe('when students may see results', () => {
  it('is at once where the paper says so', () => {
    const atOnce = { ...settings, resultVisibility: 'at_once' } as const;
    expect(areVisible(atOnce, last, new Date(0))).toBe(true);
    expect(areVisible(atOnce, { ...last, satUntil: Infinity }, new Date(0))).toBe(true);
  });

  it('is, at the close, after the last one who could still start has finished', () => {
    const atClose = { ...settings, resultVisibility: 'at_close' } as const;
    expect(visibleFrom(atClose, last)).toBe(over);
    expect(areVisible(atClose, last, new Date(over - 1))).toBe(false);
    expect(areVisible(atClose, last, new Date(over))).toBe(true);
  });

  it('is, at the close, no sooner than the end of the last who sits it, with all that was given to him', () => {
    const atClose = { ...settings, resultVisibility: 'at_close' } as const;
    expect(visibleFrom(atClose, { ...last, satUntil: over - 1 })).toBe(over);
    expect(visibleFrom(atClose, { ...last, satUntil: over + 5 })).toBe(over + 5);
    expect(areVisible(atClose, { ...last, satUntil: Infinity }, resultsOn)).toBe(false);
  });

  it('is the day that the teacher chose, or when the last who sits a paper that closes has finished', () => {
    const onDay = { ...settings, resultVisibility: 'on_date' } as const;
    expect(visibleFrom(onDay, { ...last, satUntil: over })).toBe(resultsOn.getTime());
    const beyond = { ...last, satUntil: resultsOn.getTime() + 5 };
    expect(visibleFrom(onDay, beyond)).toBe(resultsOn.getTime() + 5);
    expect(visibleFrom({ ...onDay, closesAt: null }, beyond)).toBe(resultsOn.getTime());
  });

  it('knows no end of a paper that never closes', () => {
    expect(overAt({ closesAt: null, graceSeconds: 20 }, { ...last, satUntil: over })).toBe(-Infinity);
  });
});
