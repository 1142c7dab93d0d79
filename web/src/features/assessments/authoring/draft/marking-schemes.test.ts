import { describe, expect, it } from 'vitest';
import { readMarks, sameRule, schemes } from './marking-schemes.ts';

describe('marks as people write them', () => {
  it.each([
    ['4', 400],
    ['+4', 400],
    ['-1', -100],
    ['−0.25', -25],
    ['.5', 50],
    ['0', 0],
    ['-0', 0],
  ])('reads %s as %d hundredths', (typed, hundredths) => expect(readMarks(typed)).toBe(hundredths));

  it.each(['', '-', 'four', '1.234', '10001', '1,5'])('refuses %j', (typed) =>
    expect(readMarks(typed)).toBeUndefined(),
  );

  it('tells rules apart by what they give, not by how they are stored', () => {
    expect(sameRule(schemes.jeeMain, { ladder: [], unanswered: 0, wrong: -100, right: 400 })).toBe(true);
    expect(sameRule(schemes.jeeMain, { ...schemes.jeeMain, decimals: 0 })).toBe(false);
  });
});
