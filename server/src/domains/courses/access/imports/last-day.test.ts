import { describe, expect, it } from 'vitest';
import { endOfDayIn } from './last-day.ts';

describe('the last day in a spreadsheet', () => {
  it.each(['2027-03-31', '31/03/2027', '31-3-2027', '31.03.2027', '46477', '2027-03-31T00:00:00', '2027-03-31 10:00'])(
    '%s is open until midnight in India',
    (cell) => expect(endOfDayIn(cell)?.toISOString()).toBe('2027-03-31T18:29:59.999Z'),
  );

  it.each(['', 'soon', '31/02/2027', '2027-13-01', '03/31/2027', '5'])('%j is no day', (cell) =>
    expect(endOfDayIn(cell)).toBeUndefined(),
  );
});
