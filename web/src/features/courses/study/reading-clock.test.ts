import { expect, it } from 'vitest';
import { readingClock } from './reading-clock.ts';

/** Looks once a second from one second to another; how much of it was read. */
function reader() {
  const clock = readingClock(0);
  return {
    touch: (second: number) => clock.touch(second * 1000),
    look: (from: number, to: number, visible = true) => {
      let sum = 0;
      for (let second = from + 1; second <= to; second++) sum += clock.look(second * 1000, visible);
      return sum;
    },
  };
}

it('counts the seconds of who reads, up to a minute after the last touch', () => {
  const { touch, look } = reader();
  expect(look(0, 50)).toBe(50);
  touch(50);
  expect(look(50, 200)).toBe(60);
  touch(200);
  expect(look(200, 210)).toBe(10);
});

it('counts nothing of a hidden page, nor of the second in which it came back', () => {
  const { touch, look } = reader();
  expect(look(0, 5)).toBe(5);
  touch(5);
  expect(look(5, 30, false)).toBe(0);
  touch(30);
  expect(look(30, 40)).toBe(9);
});

it('counts nothing of the time in which a device slept, or its clock was set', () => {
  const clock = readingClock(0);
  expect(clock.look(1000, true)).toBe(1);
  clock.touch(3_600_000);
  expect(clock.look(3_600_000, true)).toBe(0);
  clock.touch(500_000);
  expect(clock.look(500_000, true)).toBe(0);
  expect(clock.look(501_000, true)).toBe(1);
});

it('loses no part of a second between two looks', () => {
  const clock = readingClock(0);
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => clock.look(step * 1250, true));
  expect(seconds.reduce((sum, one) => sum + one, 0)).toBe(10);
});
