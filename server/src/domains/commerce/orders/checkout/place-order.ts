import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { lockByName } from '../../../../kernel/database/rows.ts';
import { fail } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { record } from '../../../audit/index.ts';
import { holdCoupon } from '../../coupons/hold-coupon.ts';
import { holdWallet } from '../../wallet/hold-wallet.ts';
import { nextNumber } from '../../seller/next-number.store.ts';
import { keepSchedule } from '../instalments/plan-parts.ts';
import { insertCredits } from '../credits/credits.store.ts';
import { findOrderByKey, insertOrder, type StoredOrder } from '../orders.store.ts';
import { presentOrder } from '../present-orders.ts';
import { codesOf, type Priced, priceItems } from './price-items.ts';

/** So long the price of an order holds; longer than a gateway lets somebody pay. */
const KEPT_MS = 30 * 60 * 1000;
/** The first order of an institute is not number one: a buyer need not know that. */
const FIRST_NUMBER = 10_000;

type Place = typeof api.commerce.placeOrder;
/** Places an order for the caller. ORDER_PRICE_CHANGED where it costs something else than the buyer was shown. */
export async function placeOrder(ctx: Context, { body }: Input<Place>): Promise<Answer<Place>> {
  const { accountId } = actorOf(ctx);
  const order = await inTransaction(ctx, async (tx) => {
    // Two calls with one key, of a page that was sent twice, are one order.
    await lockByName(tx, `commerce.orders.${accountId}`);
    const known = await findOrderByKey(tx, accountId, body.key);
    if (known) return known;
    const priced = await priceItems(tx, body);
    if (priced.payPaise !== body.totalPaise) fail('ORDER_PRICE_CHANGED', { totalPaise: priced.payPaise });
    const { key, billing, walletPaise } = body;
    const placed = await insert(tx, { accountId, key, billing, walletPaise }, priced);
    if (body.inParts && priced.planned) await keepSchedule(tx, placed.id, priced.planned);
    return placed;
  });
  return presentOrder(ctx, order);
}

type By = Pick<StoredOrder, 'accountId' | 'billing' | 'walletPaise'> & { readonly key: string };

/** The order of these sums as it is placed now, with its number. */
export async function orderOf(
  tx: TransactionContext,
  by: By,
  { sums, creditPaise, seller, placeOfSupply, judged }: Omit<Priced, 'lines' | 'credits' | 'payPaise' | 'planned'>,
): Promise<StoredOrder> {
  const now = tx.clock.now();
  return {
    id: newId(),
    number: `${seller.prefix}-${FIRST_NUMBER + (await nextNumber(tx, 'order'))}`,
    accountId: by.accountId,
    requestKey: by.key,
    state: 'placed',
    couponCode: codesOf(judged),
    walletPaise: by.walletPaise,
    billing: by.billing,
    placeOfSupply,
    placedAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
    paidAt: null,
    creditPaise,
    ...sums,
  };
}

async function insert(
  tx: TransactionContext,
  by: By,
  { lines, planned: _planned, ...priced }: Priced,
): Promise<StoredOrder> {
  const order = await orderOf(tx, by, priced);
  const { judged } = priced;
  await insertOrder(
    tx,
    order,
    lines.map(({ thing, validityDays, coverUrl: _cover, subjects: _subjects, opensUntil, ...line }, at) => ({
      ...line,
      orderId: order.id,
      line: at,
      thingKind: thing.kind,
      thingId: thing.id,
      validityDays,
      opensUntil: opensUntil === null ? null : new Date(opensUntil),
      refundedAt: null,
    })),
  );
  await insertCredits(
    tx,
    priced.credits.map((credit) => ({
      orderId: order.id,
      fromOrderId: credit.orderId,
      fromLine: credit.line,
      paise: credit.paise,
    })),
  );
  const { id: subjectId, totalPaise, accountId, walletPaise, expiresAt: holdsUntil } = order;
  // In one order of rows for all buyers, so that none waits for another in a circle.
  for (const { coupon, discountPaise } of judged.toSorted((a, b) => (a.coupon.id < b.coupon.id ? -1 : 1)))
    await holdCoupon(tx, coupon, { orderId: order.id, accountId, discountPaise, totalPaise, holdsUntil });
  if (walletPaise > 0) {
    const note = lines.map(({ title }) => title).join(', ');
    const hold = { orderId: order.id, accountId, totalPaise: walletPaise, orderNumber: order.number, note, holdsUntil };
    if (!(await holdWallet(tx, hold, priced.payPaise))) fail('WALLET_CHANGED');
  }
  await record(tx, { action: 'order.placed', subjectKind: 'order', subjectId, details: { totalPaise } });
  return order;
}
