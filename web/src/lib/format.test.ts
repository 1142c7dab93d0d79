import { describe, expect, it } from 'vitest';
import { formatter } from './format.ts';

const en = formatter('en', 'Asia/Kolkata');
const hi = formatter('hi', 'Asia/Kolkata');
const evening = '2026-11-20T13:12:00Z';

describe('numbers', () => {
  it('are grouped as in India', () => {
    expect([en.number(1_234_567), hi.number(1_234_567)]).toEqual(['12,34,567', '12,34,567']);
  });
  it.each([
    [400, '4'],
    [-100, '−1'],
    [133, '1.33'],
    [50, '0.5'],
    [0, '0'],
    [72_000, '720'],
    [-25, '−0.25'],
  ])('of %i hundredths of a mark read %s', (hundredths, text) => expect(en.marks(hundredths)).toBe(text));
  it('carry their sign where marks are given and taken', () => {
    expect([en.signedMarks(400), en.signedMarks(-100), en.signedMarks(0)]).toEqual(['+4', '−1', '0']);
  });
  it('as shares are whole percent, and nothing of nothing is none', () => {
    expect([en.percent(3, 8), en.percent(0, 0)]).toEqual(['38%', '0%']);
  });
});

describe('dates', () => {
  it('are those of the institute’s zone', () => {
    expect(en.dateTime(evening)).toBe('20 Nov, 6:42 pm');
    expect(en.date('2026-11-20T19:00:00Z')).toBe('21 Nov 2026');
    expect([en.weekday(evening), en.day(evening), en.zone(evening)]).toEqual(['Fri', '20', 'IST']);
  });
  it('fall on one day when the institute’s calendar says so', () => {
    expect(en.sameDay('2026-11-20T18:00:00Z', '2026-11-20T19:00:00Z')).toBe(false);
    expect(en.sameDay('2026-11-20T18:40:00Z', '2026-11-21T05:00:00Z')).toBe(true);
  });
  it('are written in the language of the page', () => {
    expect(hi.shortDate(evening)).toBe('20 नव॰');
  });
});

describe('durations', () => {
  it.each([
    [45, '45 min'],
    [60, '1 hr'],
    [200, '3 hr 20 min'],
    [0, '0 min'],
  ])('of %i minutes read %s', (minutes, text) => expect(en.minutes(minutes)).toBe(text));
  it('of seconds name both units where there are both', () => {
    expect([en.seconds(40), en.seconds(125)]).toEqual(['40 sec', '2 min 5 sec']);
  });
  it.each([
    [3909, '1:05:09'],
    [247, '4:07'],
    [-5, '0:00'],
  ])('of %i seconds run as %s', (seconds, text) => expect(en.clock(seconds)).toBe(text));
});
