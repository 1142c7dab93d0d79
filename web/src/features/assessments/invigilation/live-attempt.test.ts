import type { WatchedAttempt } from '@abhyas/contract/assessments/invigilation';
import { describe, expect, it } from 'vitest';
import { actsOf, minutesLost, secondsLeftOf } from './live-attempt.ts';
import { liveSearch } from '../addresses.ts';

const start = Date.parse('2026-11-21T04:30:00Z');
const after = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const attempt = (change: Partial<WatchedAttempt> = {}): WatchedAttempt => ({
  attemptId: 'a',
  revision: 0,
  number: 1,
  state: 'running',
  endedBy: null,
  startedAt: after(0),
  endedAt: null,
  deadline: after(180),
  pausedAt: null,
  section: null,
  setLetter: 'A',
  answered: 0,
  seenAt: null,
  extraSeconds: 0,
  warnings: 0,
  takeOvers: 0,
  lateAnswers: 0,
  unreadMessages: 0,
  ...change,
});

describe('the time that is left', () => {
  it('runs down to nothing, and stands still in a pause', () => {
    expect(secondsLeftOf(attempt(), Date.parse(after(179.5)))).toBe(30);
    expect(secondsLeftOf(attempt(), Date.parse(after(190)))).toBe(0);
    expect(secondsLeftOf(attempt({ pausedAt: after(170) }), Date.parse(after(500)))).toBe(600);
  });

  it('at the end is what reopening offers, and ten minutes where nothing was left', () => {
    expect(minutesLost(attempt({ endedAt: after(165) }))).toBe(15);
    expect(minutesLost(attempt({ endedAt: after(180) }))).toBe(10);
  });
});

describe('what one may do', () => {
  it('follows how the attempt stands', () => {
    expect(actsOf({ presence: 'in', attempt: attempt() })).toContain('pause');
    expect(actsOf({ presence: 'paused', attempt: attempt() })).toContain('resume');
    expect(actsOf({ presence: 'done', attempt: attempt() })).toEqual(['reopen']);
    expect(actsOf({ presence: 'absent', attempt: null })).toEqual([]);
  });
});

describe('the address of the live page', () => {
  it('keeps what one chose, and nothing that nobody could have', () => {
    const chosen = { presence: 'offline', search: 'asha', sort: 'left', page: 2 };
    expect(liveSearch.read(chosen)).toEqual(chosen);
    expect(liveSearch.read({ presence: 'asleep', sort: 'attention', page: 1, batchId: 'x', view: 'all' })).toEqual({});
  });

  it('begins at the first page after another filter', () => {
    expect(liveSearch.patch({ page: 3, search: 'a' }, { presence: 'in' })).toEqual({ search: 'a', presence: 'in' });
    expect(liveSearch.patch({ presence: 'in' }, { page: 2 })).toEqual({ presence: 'in', page: 2 });
  });
});
