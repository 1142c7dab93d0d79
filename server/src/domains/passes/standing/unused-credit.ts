import type { StoredPass } from '../grants/passes.store.ts';

const DAY = 24 * 60 * 60 * 1000;
type Times = Pick<StoredPass, 'startsAt' | 'endsAt' | 'boughtDays' | 'pausedUntil'>;

/** Days of a pass that were not used yet, in whole days: the one that has begun counts as unused, and a pause uses none. Pure. */
export function unusedDays({ startsAt, endsAt, boughtDays, pausedUntil }: Times, now: Date): number {
  const since = Math.max(now.getTime(), startsAt.getTime(), pausedUntil?.getTime() ?? 0);
  return Math.min(boughtDays, Math.max(0, Math.ceil((endsAt.getTime() - since) / DAY)));
}

/** What is left of what was paid, in whole paise: unused days ÷ bought days × paid, rounded down (commerce: passes). Pure. */
export function unusedCredit(pass: Times & Pick<StoredPass, 'paidPaise'>, now: Date): number {
  return Number((BigInt(pass.paidPaise) * BigInt(unusedDays(pass, now))) / BigInt(pass.boughtDays));
}
