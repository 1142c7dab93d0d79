import { describe, expect, it } from 'vitest';
import { lastMomentOf } from './last-day.ts';

describe('the last day in a spreadsheet', () => {
  it.each(['2027-03-31', '31/03/2027', '31-3-2027', '31.03.2027', '46477', '2027-03-31T00:00:00', '2027-03-31 10:00'])(
    '%s is open until midnight in India',
    (cell) => expect(lastMomentOf(cell, 'Asia/Kolkata')?.toISOString()).toBe('2027-03-31T18:29:59.999Z'),
  );

  it.each([
    ['Asia/Dubai', '2027-03-31T19:59:59.999Z'],
    ['UTC', '2027-03-31T23:59:59.999Z'],
    // The clocks of Berlin went forward three days before.
    ['Europe/Berlin', '2027-03-31T21:59:59.999Z'],
  ])('is open until midnight in the zone of the institute: %s', (timeZone, end) => {
    expect(lastMomentOf('31/03/2027', timeZone)?.toISOString()).toBe(end);
  });

  it('ends by the clock after the change on a day when the clocks change', () => {
    expect(lastMomentOf('2027-03-28', 'Europe/Berlin')?.toISOString()).toBe('2027-03-28T21:59:59.999Z');
    expect(lastMomentOf('2027-10-31', 'Europe/Berlin')?.toISOString()).toBe('2027-10-31T22:59:59.999Z');
  });

  it.each(['', 'soon', '31/02/2027', '2027-13-01', '03/31/2027', '5'])('%j is no day', (cell) =>
    expect(lastMomentOf(cell, 'Asia/Kolkata')).toBeUndefined(),
  );
});
