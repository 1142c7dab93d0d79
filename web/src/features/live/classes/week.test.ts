import { describe, expect, it } from 'vitest';
import { addDays, hoursShown, placeInWeek, weekOf } from './week.ts';

const at = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });

describe('classes in a week', () => {
  it('stand at the hours of the institute, those at once beside each other', () => {
    const placed = placeInWeek(
      [
        at('2026-11-26T13:30:00Z', '2026-11-26T14:45:00Z'),
        at('2026-11-26T14:00:00Z', '2026-11-26T15:00:00Z'),
        at('2026-11-26T18:00:00Z', '2026-11-26T19:00:00Z'),
      ],
      'Asia/Kolkata',
    );
    expect(placed.map(({ day, from, to, column, columns }) => [day, from, to, column, columns])).toEqual([
      ['2026-11-26', 19, 20.25, 0, 2],
      ['2026-11-26', 19.5, 20.5, 1, 2],
      ['2026-11-26', 23.5, 24, 0, 1],
    ]);
    expect(hoursShown(placed)).toEqual({ first: 16, last: 24 });
    expect(hoursShown(placed.map((one) => ({ ...one, from: 7, to: 8 })))).toEqual({ first: 7, last: 15 });
    expect(hoursShown([])).toEqual({ first: 8, last: 18 });
  });
});

describe('the week of a day', () => {
  it.each([
    ['a Monday', '2026-11-23'],
    ['a Thursday', '2026-11-26'],
    ['a Sunday', '2026-11-29'],
  ])('begins on Monday for %s', (_, day) => {
    const week = weekOf(day);
    expect([week[0], week[6], week.length]).toEqual(['2026-11-23', '2026-11-29', 7]);
  });
  it('goes over the end of a year', () => expect(addDays('2026-12-31', 1)).toBe('2027-01-01'));
});
