import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttemptClock, isOver, moveClock, openSection, planSections, resumeClock } from './attempt-clock.ts';

const start = new Date('2026-11-21T04:30:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const clock = (deadline: number, ends: number[] | null = null): AttemptClock => ({
  deadline: after(deadline),
  graceSeconds: 20,
  pausedAt: null,
  sectionEnds: ends && ends.map(after),
});

describe('locked sections (exams: console behaviour)', () => {
  it('end one after the other, the last with the paper', () => {
    const ends = planSections([{ minutes: 60 }, { minutes: 40 }, { minutes: 80 }], {
      startedAt: start,
      deadline: after(180),
    });
    expect(ends).toEqual([after(60), after(100), after(180)]);
  });

  it('are stretched in proportion by the extra time of a person', () => {
    const ends = planSections([{ minutes: 60 }, { minutes: 60 }, { minutes: 60 }], {
      startedAt: start,
      deadline: after(240),
    });
    expect(ends).toEqual([after(80), after(160), after(240)]);
  });

  it('are there for all sections or for none', () => {
    const times = { startedAt: start, deadline: after(60) };
    expect(planSections([{ minutes: 60 }, {}], times)).toBeNull();
    expect(planSections([], times)).toBeNull();
  });

  it('always end in order, on whole seconds, at the deadline, whatever was granted', () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 500 }), (own, extra) => {
        const total = own.reduce((sum, one) => sum + one, 0) + extra;
        const deadline = after(total);
        const ends = planSections(
          own.map((one) => ({ minutes: one })),
          { startedAt: start, deadline },
        )!;
        expect(ends.at(-1)).toEqual(deadline);
        expect(ends.map(Number)).toEqual(ends.map(Number).toSorted((a, b) => a - b));
        expect(ends.every((end) => end.getTime() % 1000 === 0)).toBe(true);
      }),
    );
  });

  it('are open from the end of the one before to their own', () => {
    const attempt = clock(180, [60, 100, 180]);
    expect([0, 59, 60, 99, 100, 180, 181].map((minute) => openSection(attempt, after(minute)))).toEqual([
      0, 0, 1, 1, 2, 2, 2,
    ]);
    expect(openSection(clock(180), start)).toBeNull();
  });
});

describe('a clock that stands still', () => {
  it('is never over, and when it goes on everything ahead is as far ahead again', () => {
    const paused = { ...clock(180, [60, 100, 180]), pausedAt: after(70) };
    expect(isOver(paused, after(10_000))).toBe(false);
    const going = resumeClock(paused, after(85));
    expect(going).toMatchObject({ pausedAt: null, deadline: after(195), sectionEnds: [60, 115, 195].map(after) });
    expect([isOver(going, after(195)), isOver(going, after(196))]).toEqual([false, true]);
  });

  it('takes no time from anybody: what is left before the pause is left after it', () => {
    const minute = fc.integer({ min: 0, max: 179 });
    fc.assert(
      fc.property(minute, fc.integer({ min: 0, max: 600 }), (at, long) => {
        const before = clock(180, [60, 100, 180]);
        const going = resumeClock({ ...before, pausedAt: after(at) }, after(at + long));
        const left = ({ sectionEnds, deadline }: AttemptClock, now: number) =>
          [...sectionEnds!, deadline].map((end) => Math.max(0, end.getTime() - after(now).getTime()));
        expect(left(going, at + long)).toEqual(left(before, at));
      }),
    );
  });
});

describe('more time', () => {
  it('moves the end of the paper and of the sections ahead, not of those that are over', () => {
    expect(moveClock(clock(180, [60, 100, 180]), 10 * 60_000, after(70))).toMatchObject({
      deadline: after(190),
      sectionEnds: [60, 110, 190].map(after),
    });
  });

  it('given within the grace opens the last section again', () => {
    expect(moveClock(clock(180, [60, 180]), 5 * 60_000, after(180.2))).toMatchObject({
      deadline: after(185),
      sectionEnds: [60, 185].map(after),
    });
  });
});
