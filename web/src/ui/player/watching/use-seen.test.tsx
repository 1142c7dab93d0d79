import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSeen } from './use-seen.ts';

let told: unknown[][];
const reporter = () =>
  renderHook(() =>
    useSeen({
      onPlace: (place) => void told.push(['place', place]),
      onWatched: (ranges) => void told.push(['watched', ...ranges]),
      onStopped: () => void told.push(['stopped']),
    }),
  ).result.current;

beforeEach(() => {
  told = [];
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(60_000);
});
afterEach(() => vi.useRealTimers());

it('tells where a video was paused and what was seen of it, and then that it stands still', () => {
  const { playing, stopped } = reporter();
  for (let second = 0; second <= 3; second++) {
    playing(second, 1);
    vi.advanceTimersByTime(1000);
  }
  told = [];
  stopped(3.4);
  expect(told).toEqual([['place', 3.4], ['watched', expect.anything()], ['stopped']]);
});

it('tells the same of its end, whose place is nothing to come back to', () => {
  const { playing, ended } = reporter();
  playing(0, 1);
  vi.advanceTimersByTime(2000);
  playing(2, 1);
  told = [];
  ended();
  expect(told.at(-1)).toEqual(['stopped']);
  expect(told.some(([what]) => what === 'place')).toBe(false);
});
