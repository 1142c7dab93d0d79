import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Calendar, settleDay } from './settle-day.ts';
import { addDays, daysBetween } from './study-day.ts';

const free: Calendar = { today: '2026-12-01', easyDays: [], holiday: null, countOn: () => 0 };
const busyOn = (...days: string[]): Calendar => ({ ...free, countOn: (day) => (days.includes(day) ? 20 : 0) });

describe('the day of a card', () => {
  it('is the wanted one where nothing speaks against it', () => {
    expect(settleDay('2026-12-21', 20, free)).toBe('2026-12-21');
  });

  it('is an emptier one within a tenth of the interval', () => {
    expect(settleDay('2026-12-21', 20, busyOn('2026-12-20', '2026-12-21'))).toBe('2026-12-22');
    expect(settleDay('2026-12-06', 5, busyOn('2026-12-06'))).toBe('2026-12-06');
  });

  it('spreads a hundred cards that want one day', () => {
    const counts = new Map<string, number>();
    const countOn = (day: string) => counts.get(day) ?? 0;
    for (let card = 0; card < 100; card++) {
      const day = settleDay('2027-01-10', 40, { ...free, countOn });
      counts.set(day, countOn(day) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(Array.from({ length: 9 }, (_, at) => addDays('2027-01-06', at)));
    expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
  });

  it('leaves an easy day for its neighbours until they have three times as much', () => {
    const easy = { ...free, easyDays: [7] }; // 6 December 2026 is a Sunday
    expect(settleDay('2026-12-06', 5, easy)).toBe('2026-12-05');
    expect(settleDay('2026-12-06', 2, easy)).toBe('2026-12-06');
    expect(settleDay('2026-12-06', 5, { ...easy, countOn: (day) => (day === '2026-12-06' ? 0 : 3) })).toBe(
      '2026-12-06',
    );
  });

  it('is never in a holiday, and what it held up is spread over the week after it', () => {
    const away: Calendar = { ...free, holiday: { from: '2026-12-05', to: '2026-12-12' } };
    expect(settleDay('2026-12-08', 4, away)).toBe('2026-12-13');
    expect(settleDay('2026-12-08', 4, { ...away, countOn: (day) => (day === '2026-12-13' ? 9 : 0) })).toBe(
      '2026-12-14',
    );
    expect(settleDay('2026-11-28', 4, { ...away, today: '2026-12-06' })).toBe('2026-12-13');
  });

  it('stays where it is overdue', () => {
    expect(settleDay('2026-11-28', 40, busyOn('2026-11-28'))).toBe('2026-11-28');
  });

  it('is at most a tenth of the interval away, or a day for an easy day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 50 }),
        (interval, easyDays, salt) => {
          const ideal = addDays(free.today, interval);
          const countOn = (day: string) => (Date.parse(day) / 86_400_000 + salt) % 7;
          const day = settleDay(ideal, interval, { ...free, easyDays, countOn });
          const most = Math.max(Math.floor(interval * 0.1), interval >= 3 ? 1 : 0);
          expect(Math.abs(daysBetween(ideal, day))).toBeLessThanOrEqual(most);
          expect(day > free.today).toBe(true);
        },
      ),
    );
  });
});
