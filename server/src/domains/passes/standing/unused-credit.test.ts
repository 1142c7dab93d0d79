import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredPass } from '../grants/passes.store.ts';
import type { StoredPlan } from '../plans/plans.store.ts';
import { standingOf } from './standing.ts';
import { unusedCredit, unusedDays } from './unused-credit.ts';

const DAY = 86_400_000;
const begins = new Date('2026-06-20T10:00:00Z');
const after = (days: number) => new Date(begins.getTime() + days * DAY);
const pass = (given: Partial<StoredPass> = {}): StoredPass => ({
  id: 'old',
  planId: 'bookplus',
  accountId: 'ananya',
  mode: 'bookplus',
  examIds: [2],
  source: 'purchase',
  startsAt: begins,
  endsAt: after(given.boughtDays ?? 365),
  boughtDays: 365,
  paidPaise: 349_900,
  pausedUntil: null,
  endedAt: null,
  endedWhy: null,
  reminds: true,
  createdAt: begins,
  ...given,
});

describe('what is left of a pass', () => {
  it.each([
    ['at once', 0, 365, 349_900],
    ['in its first hours', 0.4, 365, 349_900],
    ['after a whole day', 1, 364, 348_941],
    ['after 153 days', 153.2, 212, 203_229],
    ['on its last day', 364.9, 1, 958],
    ['at its end', 365, 0, 0],
  ])('%s', (_, days, unused, paise) => {
    expect([unusedDays(pass(), after(days)), unusedCredit(pass(), after(days))]).toEqual([unused, paise]);
  });

  it('is all of it before it begins, and no less during a pause', () => {
    expect(unusedDays(pass(), after(-20))).toBe(365);
    const paused = pass({ pausedUntil: after(130), endsAt: after(395) });
    expect([unusedDays(paused, after(100)), unusedDays(paused, after(129.9))]).toEqual([265, 265]);
  });

  const passes = fc.record({
    boughtDays: fc.integer({ min: 1, max: 3660 }),
    paidPaise: fc.integer({ min: 0, max: 100_000_000 }),
    usedMs: fc.integer({ min: 0, max: 3700 * DAY }),
  });
  it('is whole paise between nothing and what was paid, exact to the last one rounded down', () => {
    fc.assert(
      fc.property(passes, ({ boughtDays, paidPaise, usedMs }) => {
        const one = pass({ boughtDays, paidPaise });
        const now = new Date(begins.getTime() + usedMs);
        const [days, credit] = [unusedDays(one, now), unusedCredit(one, now)];
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(paidPaise);
        expect(days).toBe(Math.max(0, boughtDays - Math.floor(usedMs / DAY)));
        // credit × bought ≤ paid × unused < (credit + 1) × bought, in exact numbers.
        const [exact, whole] = [BigInt(paidPaise) * BigInt(days), BigInt(boughtDays)];
        expect(BigInt(credit) * whole <= exact && exact < (BigInt(credit) + 1n) * whole).toBe(true);
      }),
    );
  });

  it('never grows as time goes by', () => {
    fc.assert(
      fc.property(passes, fc.integer({ min: 0, max: 400 * DAY }), ({ boughtDays, paidPaise, usedMs }, later) => {
        const one = pass({ boughtDays, paidPaise });
        const at = (ms: number) => unusedCredit(one, new Date(begins.getTime() + ms));
        expect(at(usedMs + later)).toBeLessThanOrEqual(at(usedMs));
      }),
    );
  });
});

type Plan = Pick<StoredPlan, 'id' | 'mode' | 'examIds'>;
describe('what a plan is to somebody', () => {
  const plan = (given: Partial<Plan> = {}): Plan => ({ id: 'premium', mode: 'premium', examIds: [2], ...given });
  const names = (live: StoredPass[], of = plan(), price = 849_900, days = 153.2) =>
    standingOf(of, price, live, after(days)).name;
  const premium = pass({ planId: 'premium', mode: 'premium' });
  it.each([
    ['new without a pass', names([]), 'new'],
    ['new during a trial', names([pass({ planId: 'premium', mode: 'trial' })]), 'new'],
    ['an upgrade of a lower one', names([pass()]), 'upgrade'],
    ['an upgrade to more exams', names([pass()], plan({ examIds: [1, 2] })), 'upgrade'],
    ['new beside a pass of another exam', names([pass({ examIds: [1] })]), 'new'],
    ['held', names([premium]), 'held'],
    ['renewed in its last thirty days', names([premium], plan(), 849_900, 340), 'renew'],
    ['covered by a higher one', names([premium], plan({ id: 'bookplus', mode: 'bookplus' })), 'covered'],
    ['covered where it costs less than what is left', names([pass()], plan(), 200_000), 'covered'],
    ['free where it is a preview', names([pass()], plan({ mode: 'preview' })), 'free'],
  ])('is %s', (_, name, expected) => {
    expect(name).toBe(expected);
  });

  it('replaces each pass of its exams by what is left of it', () => {
    const next = pass({ id: 'next', startsAt: after(365), endsAt: after(730) });
    const { replaces } = standingOf(plan(), 849_900, [pass(), next], after(153.2));
    expect(replaces.map(({ creditPaise }) => creditPaise)).toEqual([203_229, 349_900]);
  });
});
