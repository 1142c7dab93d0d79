import { expect, it } from 'vitest';
import { driftOf } from './drift.ts';

const pace = { now: 20, nowRight: 14, before: 60, beforeRight: 42, days: 1 };

it.each([
  ['goes on as before', pace, null],
  ['never practised', { now: 0, nowRight: 0, before: 0, beforeRight: 0, days: 90 }, null],
  ['stopped', { ...pace, now: 0, nowRight: 0, days: 9 }, { code: 'stopped', days: 9, before: 20 }],
  ['does a third', { ...pace, now: 6, nowRight: 4 }, { code: 'less', now: 6, before: 20 }],
  ['does half', { ...pace, now: 10, nowRight: 7 }, null],
  ['is right less often', { ...pace, nowRight: 10 }, { code: 'worse', now: 50, before: 70 }],
  ['is a little less often right', { ...pace, nowRight: 12 }, null],
  ['has too few answers to say', { ...pace, before: 7, beforeRight: 7, nowRight: 2 }, null],
])('a student who %s', (_, given, expected) => {
  expect(driftOf(given)).toEqual(expected);
});
