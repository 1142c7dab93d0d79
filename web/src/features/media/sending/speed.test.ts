import { expect, it } from 'vitest';
import { speedometer } from './speed.ts';

it('says how fast bytes go and how long is left, by the last eight seconds alone', () => {
  const meter = speedometer();
  expect(meter.note(0, 0, 1000)).toEqual({ bytesPerSecond: 0, secondsLeft: undefined });
  expect(meter.note(2000, 200, 1000)).toEqual({ bytesPerSecond: 100, secondsLeft: 8 });
  meter.note(10_000, 200, 1000);
  expect(meter.note(14_000, 600, 1000)).toEqual({ bytesPerSecond: 100, secondsLeft: 4 });
});

it('counts no pause', () => {
  const meter = speedometer();
  meter.note(0, 0, 1000);
  meter.begin();
  expect(meter.note(60_000, 500, 1000).secondsLeft).toBeUndefined();
  expect(meter.note(61_000, 600, 1000)).toEqual({ bytesPerSecond: 100, secondsLeft: 4 });
});
