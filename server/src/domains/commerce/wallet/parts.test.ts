import { describe, expect, it } from 'vitest';
import { backTo, spendableOf, takeParts, walletShare } from './parts.ts';

describe('what the wallet pays of an order', () => {
  it.each([
    [100_000, 0, 0],
    [100_000, 60_000, 60_000],
    [100_000, 100_000, 100_000],
    [100_000, 150_000, 100_000],
    [100_000, 99_999, 99_900],
    [100_000, 99_901, 99_900],
    [100_000, 99_900, 99_900],
    [50, 20, 0],
    [50, 50, 50],
  ])('of %i paise with %i in the wallet is %i', (total, cashPaise, share) => {
    expect(walletShare(total, { cashPaise, promos: [] })).toBe(share);
  });

  it('is promo money by its end, then cash', () => {
    const buckets = { cashPaise: 500, promos: ['a', 'b'].map((id) => ({ id, leftPaise: 100 })) };
    expect(takeParts(150, buckets)).toEqual([
      { promoId: 'a', paise: 100 },
      { promoId: 'b', paise: 50 },
    ]);
    expect(takeParts(700, buckets)).toEqual([
      { promoId: 'a', paise: 100 },
      { promoId: 'b', paise: 100 },
      { promoId: null, paise: 500 },
    ]);
    expect(takeParts(701, buckets)).toBeUndefined();
  });
});

/** The same numbers in every run. */
function drawn(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('thousands of orders that are paid, fail or are refunded at any step', () => {
  it('never take a bucket below nothing, and no paisa appears or is lost', () => {
    const draw = drawn(7);
    const promos = Array.from({ length: 5 }, (_, at) => ({ id: String(at), leftPaise: draw(50_000) }));
    const wallet = { cashPaise: 200_000, promos };
    const all = spendableOf(wallet);
    let sold = 0;
    const put = (promoId: string | null, paise: number) => {
      const promo = promos.find(({ id }) => id === promoId);
      if (promo) promo.leftPaise += paise;
      else wallet.cashPaise += paise;
    };
    const open: { parts: { promoId: string | null; paise: number; returnedPaise: number }[]; left: number }[] = [];
    for (let step = 0; step < 5000; step += 1) {
      if (draw(2) === 0) {
        const share = walletShare(1 + draw(60_000), wallet);
        const parts = takeParts(share, wallet)!.map((part) => ({ ...part, returnedPaise: 0 }));
        for (const { promoId, paise } of parts) put(promoId, -paise);
        sold += share;
        if (share > 0) open.push({ parts, left: share });
      } else if (open.length > 0) {
        // All of it, as when it fails, or a part, as when one line is refunded.
        const order = open[draw(open.length)]!;
        const back = draw(3) === 0 ? draw(order.left + 1) : order.left;
        for (const [at, paise] of backTo(back, order.parts).entries()) {
          put(order.parts[at]!.promoId, paise);
          order.parts[at]!.returnedPaise += paise;
        }
        for (const { paise, returnedPaise } of order.parts) expect(returnedPaise).toBeLessThanOrEqual(paise);
        order.left -= back;
        sold -= back;
      }
      expect(spendableOf(wallet) + sold).toBe(all);
      expect(Math.min(wallet.cashPaise, ...promos.map(({ leftPaise }) => leftPaise))).toBeGreaterThanOrEqual(0);
    }
  });
});
