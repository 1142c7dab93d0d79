import { STREAK_SECONDS } from '@abhyas/contract/discovery/constants';
import { describe, expect, it } from 'vitest';
import { countStreak } from './streak.ts';

const enough = STREAK_SECONDS;
/** Seconds of each day, today last; each half watched, half tested. */
const studied = (...seconds: number[]) =>
  countStreak(
    seconds.map((all, at) => ({ day: `2026-11-${10 + at}`, watched: Math.floor(all / 2), tested: Math.ceil(all / 2) })),
  ).days;

describe('days of study in a row', () => {
  it.each([
    ['none where nothing was studied', [0, 0, 0], 0],
    ['those up to today', [0, enough, enough], 2],
    ['those up to yesterday, as today is not over', [enough, enough, 0], 2],
    ['none after a day that was left out', [enough, 0, 0], 0],
    ['today alone after a day that was left out', [enough, 0, enough], 1],
    ['no day that falls one second short', [enough, enough - 1, enough], 1],
    ['all of them where none was left out', [enough, 4000, enough], 3],
    ['none of no days', [], 0],
  ])('are %s', (_, seconds, days) => expect(studied(...seconds)).toBe(days));
});
