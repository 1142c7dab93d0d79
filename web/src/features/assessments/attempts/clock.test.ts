import { describe, expect, it } from 'vitest';
import { announcement, createServerClock, secondsLeft, writeClock } from './clock.ts';

describe('the server’s clock', () => {
  it('is followed by a device whose own clock is wrong', () => {
    const clock = createServerClock(() => 5000);
    clock.learn(1_000_000, 4800, 5000);
    expect(clock.now()).toBe(1_000_100);
  });

  it('is learned from the reply that travelled shortest', () => {
    const clock = createServerClock(() => 0);
    clock.learn(1_000_000, -20, 0);
    clock.learn(1_000_000, -3000, 0);
    expect(clock.now()).toBe(1_000_010);
  });

  it('is learned anew when the device’s clock was changed', () => {
    let device = 0;
    const clock = createServerClock(() => device);
    clock.learn(1_000_000, -20, 0);
    device = 3_600_000;
    clock.learn(1_060_000, 3_599_900, 3_600_000);
    expect(clock.now()).toBe(1_060_050);
  });
});

describe('the countdown', () => {
  it.each([
    [60_000, 60],
    [59_001, 60],
    [1, 1],
    [0, 0],
    [-5000, 0],
  ])('with %i ms left shows %i seconds', (left, seconds) => expect(secondsLeft(100_000, 100_000 - left)).toBe(seconds));

  it.each([
    [601, 600, 10],
    [600, 599, undefined],
    [700, 250, 5],
    [61, 60, 1],
    [60, 59, undefined],
    [700, 20, 1],
    [61, 0, undefined],
  ])('from %i to %i seconds says %s minutes', (before, now, minutes) =>
    expect(announcement(before, now)).toBe(minutes),
  );

  it.each([
    [6442, '01:47:22'],
    [9, '00:00:09'],
    [36_000, '10:00:00'],
  ])('%i seconds are written %s', (seconds, written) => expect(writeClock(seconds)).toBe(written));
});
