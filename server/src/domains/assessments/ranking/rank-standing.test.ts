import { describe, expect, it } from 'vitest';
import { rankStanding } from './rank-standing.ts';

describe('the place of a score among others', () => {
  it('is the first of one at 100.0000000 for whoever sat alone', () => {
    expect(rankStanding({ before: 0, atOrBelow: 0, of: 0 })).toEqual({
      rank: 1,
      of: 1,
      atOrBelow: 1,
      percentile: '100.0000000',
    });
  });

  it('shares a rank with equal scores: only those above come before', () => {
    expect(rankStanding({ before: 1, atOrBelow: 2, of: 3 })).toEqual({
      rank: 2,
      of: 4,
      atOrBelow: 3,
      percentile: '75.0000000',
    });
  });

  it('gives equal marks the same percentile where a chain tells them apart', () => {
    expect(rankStanding({ before: 3, atOrBelow: 9, of: 9 })).toMatchObject({
      rank: 4,
      of: 10,
      percentile: '100.0000000',
    });
  });

  it('gives the official example its seven decimals', () => {
    expect(rankStanding({ before: 41_326 - 37_244, atOrBelow: 37_243, of: 41_325 }).percentile).toBe('90.1224411');
  });
});
