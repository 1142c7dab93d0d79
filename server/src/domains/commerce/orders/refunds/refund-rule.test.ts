import { describe, expect, it } from 'vitest';
import { refundOf } from './refund-rule.ts';

const DAY = 86_400_000;
const rule = { refundDays: 7, refundPercent: 20, refundPartDays: 30 };
const bought = { line: 0, totalPaise: 99_999, isRefundable: true };

describe('what goes back of a line', () => {
  it.each([
    [0, 0, 10, 'full', 99_999],
    [7, 2, 10, 'full', 99_999],
    [7, 3, 10, 'part', 69_999],
    [8, 0, 10, 'part', 99_999],
    [30, 9, 10, 'part', 9999],
    [30, 10, 10, 'over', 0],
    [31, 0, 10, 'over', 0],
    [1, 0, 0, 'full', 99_999],
  ] as const)('after %i days with %i of %i lessons done is %s: %i paise', (days, done, lessons, kind, backPaise) => {
    expect(refundOf({ ...bought, done, lessons }, days * DAY, rule)).toMatchObject({ rule: kind, backPaise });
  });

  it('is nothing where it went back before, and no part where the institute gives none', () => {
    const used = { ...bought, done: 5, lessons: 10 };
    expect(refundOf({ ...used, isRefundable: false }, 0, rule)).toMatchObject({ rule: 'gone', backPaise: 0 });
    expect(refundOf(used, 0, { ...rule, refundPartDays: 0 })).toMatchObject({ rule: 'over', backPaise: 0 });
  });
});
