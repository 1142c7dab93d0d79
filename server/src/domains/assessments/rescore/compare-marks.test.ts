import { describe, expect, it } from 'vitest';
import { compareMarks, type MovedMarks } from './compare-marks.ts';

const standing = (marks: number) => ({ marks, rankKey: Buffer.alloc(4) });
const moved = (accountId: string, list: number, before: number, after: number): MovedMarks => ({
  accountId,
  list,
  ranked: true,
  before: standing(before),
  after: standing(after),
});

describe('what a rescore does to ranks', () => {
  const round = [
    moved('asha', 1, 800, 700),
    moved('bela', 1, 700, 800),
    moved('chand', 2, 1200, 1100),
    moved('dev', 2, 1000, 1200),
  ];

  it('is counted within the list of each version, not as if all had sat one', () => {
    const { top } = compareMarks(round, 1200, 50);
    expect(top.map(({ accountId, before, after }) => [accountId, before.rank, after.rank])).toEqual([
      ['bela', 2, 1],
      ['dev', 2, 1],
      ['asha', 1, 2],
      ['chand', 1, 2],
    ]);
  });

  it('is one list where versions share it', () => {
    const { top } = compareMarks(
      round.map((one) => ({ ...one, list: 1 })),
      1200,
      50,
    );
    expect(top.map(({ accountId, before, after }) => [accountId, before.rank, after.rank])).toEqual([
      ['dev', 2, 1],
      ['chand', 1, 2],
      ['bela', 4, 3],
      ['asha', 3, 4],
    ]);
  });
});
