import { describe, expect, it } from 'vitest';
import { rankStanding } from './rank-standing.ts';

describe('the place of a score among others', () => {
  it('is the first of one at 100.0000000 for whoever sat alone', () => {
    expect(rankStanding({ above: 0, atOrBelow: 0 })).toEqual({
      rank: 1,
      of: 1,
      atOrBelow: 1,
      percentile: '100.0000000',
    });
  });

  it('shares a rank with equal scores: only those above come before', () => {
    expect(rankStanding({ above: 1, atOrBelow: 2 })).toEqual({
      rank: 2,
      of: 4,
      atOrBelow: 3,
      percentile: '75.0000000',
    });
  });

  it('gives the official example its seven decimals', () => {
    expect(rankStanding({ above: 41_326 - 37_244, atOrBelow: 37_243 }).percentile).toBe('90.1224411');
  });
});
