import { describe, expect, it } from 'vitest';
import { calendarEntryOf } from './calendar-entry.ts';

const opensAt = '2026-11-22T03:30:00Z';
const paper = (closesAt: string | null) => ({ paperId: 'p1', title: 'Mock 8', minutes: 180, opensAt, closesAt });
const written = { text: 'Facts.', origin: 'https://meridian.example:8443', writtenAt: 0 };
const ends = (closesAt: string | null) =>
  new Date(calendarEntryOf(paper(closesAt), written).endsAt).toISOString().slice(0, 16);

describe('a test that opens, as an entry of a calendar', () => {
  it.each([
    ['goes until the test closes', '2026-11-22T06:30:00Z', '2026-11-22T06:30'],
    ['goes until the close of a window of half a day', '2026-11-22T15:30:00Z', '2026-11-22T15:30'],
    ['takes as long as the test where the window is longer', '2026-11-22T15:30:01Z', '2026-11-22T06:30'],
    ['takes as long as the test where it never closes', null, '2026-11-22T06:30'],
  ])('%s', (_, closesAt, end) => expect(ends(closesAt)).toBe(end));

  it('is the same entry each time, and leads to the test', () =>
    expect(calendarEntryOf(paper(null), written)).toMatchObject({
      uid: 'p1@meridian.example',
      url: 'https://meridian.example:8443/student/tests/p1',
      startsAt: Date.parse(opensAt),
    }));
});
