import { describe, expect, it } from 'vitest';
import { paperState } from './paper-state.ts';

const now = new Date('2026-11-20T10:00:00Z');
const [before, after] = [new Date('2026-11-20T09:00:00Z'), new Date('2026-11-20T11:00:00Z')];
const running = { state: 'running' } as const;
const marked = { state: 'marked' } as const;
const state = (
  opensAt: Date | null,
  closesAt: Date | null,
  attempts: readonly { state: 'running' | 'marked' }[] = [],
  attemptsAllowed = 1,
) => paperState({ opensAt, closesAt, attemptsAllowed }, attempts, now);

describe('a paper in a student’s list', () => {
  it.each([
    ['open without a window', state(null, null), 'open'],
    ['open inside its window', state(before, after), 'open'],
    ['open from the very moment it opens', state(now, null), 'open'],
    ['upcoming before it', state(after, null), 'upcoming'],
    ['missed from the moment it closes, when nobody sat down', state(before, now), 'missed'],
    ['done when the attempts are used', state(before, after, [marked]), 'done'],
    ['open again when another attempt is allowed', state(before, after, [marked], 2), 'open'],
    ['done after the close when it was sat', state(before, now, [marked], 2), 'done'],
    ['running while an attempt runs, also after the close', state(before, now, [running]), 'running'],
  ])('is %s', (_, actual, expected) => {
    expect(actual).toBe(expected);
  });
});
