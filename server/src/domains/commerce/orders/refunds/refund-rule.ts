import type { RefundLine } from '@abhyas/contract/commerce/refund-request';
import type { Seller } from '@abhyas/contract/commerce/seller';

const DAY = 24 * 60 * 60 * 1000;
interface Bought {
  readonly line: number;
  readonly totalPaise: number;
  /** Lessons that were done, of all there are. */
  readonly done: number;
  readonly lessons: number;
  readonly isRefundable: boolean;
}
type Rule = Pick<Seller, 'refundDays' | 'refundPercent' | 'refundPartDays'>;

/**
 * What goes back of a line by the institute's rule: all of it within the first days where at most so much was used, then the part that was
 * not used, rounded down to the paisa, and nothing after the last day (commerce: refund).
 */
export function refundOf(
  { line, totalPaise, done, lessons, isRefundable }: Bought,
  ageMs: number,
  rule: Rule,
): RefundLine {
  const usedPercent = lessons === 0 ? 0 : Math.floor((done * 100) / lessons);
  const said = { line, paidPaise: totalPaise, usedPercent };
  if (!isRefundable) return { ...said, rule: 'gone', backPaise: 0 };
  if (ageMs <= rule.refundDays * DAY && usedPercent <= rule.refundPercent)
    return { ...said, rule: 'full', backPaise: totalPaise };
  const backPaise = lessons === 0 ? totalPaise : Math.floor((totalPaise * (lessons - done)) / lessons);
  const last = Math.max(rule.refundDays, rule.refundPartDays);
  if (rule.refundPartDays === 0 || ageMs > last * DAY || backPaise === 0)
    return { ...said, rule: 'over', backPaise: 0 };
  return { ...said, rule: 'part', backPaise };
}
