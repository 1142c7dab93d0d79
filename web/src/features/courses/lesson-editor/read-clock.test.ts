import { describe, expect, it } from 'vitest';
import { readClock } from './read-clock.ts';

describe('a place in a video', () => {
  it.each([
    ['90', 90],
    ['1:30', 90],
    [' 1:05:30 ', 3930],
    ['0:00', 0],
    ['24:00:00', 86_400],
  ])('is read from %s', (typed, seconds) => {
    expect(readClock(typed)).toBe(seconds);
  });

  it.each(['', 'a', '1:60', '1:2:3:4', '-1', '24:00:01', '1.5'])('is not read from “%s”', (typed) => {
    expect(readClock(typed)).toBeUndefined();
  });
});
