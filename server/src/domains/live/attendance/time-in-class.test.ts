import type { AttendanceMode } from '@abhyas/contract/live/words';
import { describe, expect, it } from 'vitest';
import { windowOf } from './attendance-of.ts';
import { countTime, type CountedEvent, timeInClass } from './time-in-class.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 13, 30) + minute * 60_000);
const hour = { from: at(0), to: at(60) };
const event = (visitId: string, mode: AttendanceMode, minute: number): CountedEvent => ({
  visitId,
  mode,
  at: at(minute),
});
/** `a 0..20, b 10..30`: visits with when they came and left; without a second number nobody ended them. */
const visits = (words: string) =>
  words.split(', ').flatMap((word) => {
    const [id = '', span = ''] = word.split(' ');
    const [from, to] = span.split('..').map(Number);
    return [event(id, 'join', from!), ...(to === undefined ? [] : [event(id, 'leave', to)])];
  });
const counted = (words: string, presentFrom = 75) => {
  const { minutes, share, counted: status } = countTime(timeInClass(visits(words), hour), hour, presentFrom);
  return [minutes, share, status];
};

describe('time in a class', () => {
  it.each([
    ['the whole hour', 'a 0..60', [60, 100, 'present']],
    ['two tabs count once', 'a 0..40, b 20..60', [60, 100, 'present']],
    ['one tab inside another', 'a 0..60, b 10..20', [60, 100, 'present']],
    ['before and after the class does not count', 'a -15..75', [60, 100, 'present']],
    ['a tab that was killed counts to the end where nobody ended it', 'a 6', [54, 90, 'present']],
    ['a line that broke three times', 'a 2..14, b 17..29, c 33..46, d 51..60', [46, 77, 'present']],
    ['late by more than ten minutes', 'a 18..60', [42, 70, 'late']],
    ['ten minutes late is not late', 'a 10..60', [50, 83, 'present']],
    ['gone early', 'a 0..38', [38, 63, 'left_early']],
    ['too short to count', 'a 4..20', [16, 27, 'absent']],
  ])('%s', (_, words, expected) => expect(counted(words)).toEqual(expected));

  it('of somebody who did not come is none', () => {
    expect(countTime(timeInClass([], hour), hour, 75)).toMatchObject({ minutes: 0, share: 0, counted: 'absent' });
  });

  it('comes to the same in whatever order the events are read, and with any twice', () => {
    const events = visits('a 0..20, b 10..30, c 45..60');
    const expected = timeInClass(events, hour);
    expect(timeInClass(events.toReversed(), hour)).toEqual(expected);
    expect(timeInClass([...events, ...events], hour)).toEqual(expected);
  });

  it('ends for everybody when the class is ended', () => {
    expect(timeInClass([event('a', 'join', 0), event('a', 'end', 50), event('a', 'closed', 52)], hour)).toEqual([
      { from: at(0), to: at(50) },
    ]);
  });
});

describe('the time of a class that counts', () => {
  const planned = { startsAt: at(0), endsAt: at(60) };
  it.each([
    ['its hour, where it began early and ran over', -5, 75, 80, [0, 60]],
    ['from when it began late', 8, 60, 80, [8, 60]],
    ['until it was ended early', 0, 40, 80, [0, 40]],
    ['until now while it runs', 0, undefined, 25, [0, 25]],
    ['its own time where it was over before its hour', -10, -2, 80, [-10, -2]],
    ['its hour where nobody started it', undefined, undefined, 80, [0, 60]],
  ])('is %s', (_, began, ended, now, [from, to]) => {
    const startedAt = began === undefined ? null : at(began);
    const endedAt = ended === undefined ? null : at(ended);
    expect(windowOf({ ...planned, startedAt, endedAt }, at(now))).toEqual({ from: at(from!), to: at(to!) });
  });
});
