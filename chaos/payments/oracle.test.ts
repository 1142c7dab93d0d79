import { describe, expect, it } from 'vitest';
import { judgeOrder, judgeShop, type OrderEvidence, type ShopEvidence } from './oracle.ts';

/** An order of one line with a coupon, paid once, open, with its invoice. */
const payment = { id: 'p1', state: 'captured', amountPaise: 100, bank: 'paid', returnedPaise: 0 } as const;
const good: OrderEvidence = {
  state: 'paid',
  totalPaise: 100,
  walletPaise: 0,
  walletHold: null,
  hasCoupon: true,
  couponUse: 'used',
  lines: [{ line: 0, totalPaise: 100, isRefunded: false }],
  payments: [payment],
  refunds: [],
  ledger: [{ purpose: 'payment:p1', sumPaise: 0, times: 1 }],
  documents: [{ kind: 'billOfSupply', number: 'A/26-27/00001' }],
  grants: [0],
};
const shop: ShopEvidence = {
  ledgerPaise: 0,
  series: [{ series: 'order', last: 3, issued: 3 }],
  coupons: [{ code: 'C', uses: 2, used: 2, reserved: 0, countedUsed: 2 }],
  lostMessages: 0,
  forgedApplied: 0,
  wrongWallets: 0,
};

describe('what is asked of an order under faults', () => {
  it('finds nothing wrong with one that was paid, or never paid', () => {
    expect(judgeOrder(good)).toEqual([]);
    const unpaid = { ...good, state: 'expired', couponUse: 'released', ledger: [], documents: [], grants: [] };
    expect(judgeOrder({ ...unpaid, payments: [{ ...payment, state: 'started', bank: 'created' }] })).toEqual([]);
  });

  it.each<[string, Partial<OrderEvidence>]>([
    ['locked out', { state: 'expired', grants: [], documents: [], couponUse: 'released' }],
    ['granted twice', { grants: [0, 0] }],
    ['paid at the bank, unknown here', { payments: [{ ...payment, state: 'started' }] }],
    ['captured and not paid at the bank', { payments: [{ ...payment, bank: 'failed' }] }],
    ['charged twice', { payments: [payment, { ...payment, id: 'p2' }] }],
    ['a refund that is on its way for ever', { refunds: [{ id: 'r', state: 'sent', amountPaise: 100 }] }],
    ['more given back than was paid', { refunds: [{ id: 'r', state: 'done', amountPaise: 101 }] }],
    ['entries that add up to something', { ledger: [{ purpose: 'payment:p1', sumPaise: 1, times: 1 }] }],
    ['booked twice', { ledger: [{ purpose: 'payment:p1', sumPaise: 0, times: 2 }] }],
    ['no invoice', { documents: [] }],
    ['open after its refund', { lines: [{ line: 0, totalPaise: 100, isRefunded: true }] }],
    ['a coupon that is still held', { couponUse: 'reserved' }],
    ['a wallet that still waits', { walletPaise: 40, walletHold: 'held', payments: [{ ...payment, amountPaise: 60 }] }],
    ['a gateway that took the wallet’s part too', { walletPaise: 40, walletHold: 'spent' }],
    ['another sum than the order', { totalPaise: 99 }],
  ])('finds it: %s', (_, fault) => expect(judgeOrder({ ...good, ...fault })).not.toEqual([]));

  it.each<[string, Partial<ShopEvidence>]>([
    ['a paisa in the ledger that is nowhere else', { ledgerPaise: 1 }],
    ['a gap in the numbers', { series: [{ series: 'A/26-27', last: 4, issued: 3 }] }],
    ['a coupon used too often', { coupons: [{ code: 'C', uses: 1, used: 2, reserved: 0, countedUsed: 2 }] }],
    ['a message that was taken and lost', { lostMessages: 1 }],
    ['a wallet that is not what its passbook says', { wrongWallets: 1 }],
    ['a forged message that was believed', { forgedApplied: 1 }],
  ])('finds it in the whole shop: %s', (_, fault) => {
    expect(judgeShop(shop)).toEqual([]);
    expect(judgeShop({ ...shop, ...fault })).not.toEqual([]);
  });
});
