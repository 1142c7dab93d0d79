import type { TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { listParts } from '../../wallet/holds.store.ts';
import { listCredits } from '../credits/credits.store.ts';
import { lockOrder } from '../orders.store.ts';
import { listPayments, type StoredPayment } from '../payments/payments.store.ts';
import { atGateway, listRefundsOfPayments } from './refunds.store.ts';

interface Shares {
  readonly payments: { payment: StoredPayment; amountPaise: number }[];
  /** What goes back to the wallet that paid these earlier orders. */
  readonly wallets: { orderId: string; amountPaise: number }[];
}

/**
 * By which ways a sum of an order goes back, besides what its own wallet paid: its own payments first, and what was paid with credits by the
 * payments and the wallet of the orders that the credits came from, so that no gateway sends back more than it took. Throws
 * ORDER_NOT_PAID where they do not hold so much.
 */
export async function shareRefund(tx: TransactionContext, orderId: string, amountPaise: number): Promise<Shares> {
  const shares: Shares = { payments: [], wallets: [] };
  const left = await shareByCredits(tx, orderId, await shareByPayments(tx, orderId, amountPaise, shares), shares);
  if (left > 0) fail('ORDER_NOT_PAID');
  return shares;
}

/** Answers what is left to share. */
async function shareByPayments(tx: TransactionContext, orderId: string, wanted: number, { payments }: Shares) {
  await lockOrder(tx, orderId);
  const captured = (await listPayments(tx, [orderId])).filter(({ state }) => state === 'captured');
  const ids = captured.map(({ id }) => id);
  const sent = (await listRefundsOfPayments(tx, ids)).filter(({ state }) => state !== 'failed');
  let left = wanted;
  for (const payment of captured) {
    const gone = sent.reduce((sum, one) => sum + (one.paymentId === payment.id ? atGateway(one) : 0), 0);
    const planned = payments.reduce((sum, one) => sum + (one.payment.id === payment.id ? one.amountPaise : 0), 0);
    const amountPaise = Math.min(left, payment.amountPaise - gone - planned);
    if (amountPaise <= 0) continue;
    payments.push({ payment, amountPaise });
    left -= amountPaise;
  }
  return left;
}

async function shareByCredits(
  tx: TransactionContext,
  orderId: string,
  wanted: number,
  shares: Shares,
): Promise<number> {
  let left = wanted;
  for (const { fromOrderId, paise } of await listCredits(tx, orderId)) {
    const asked = Math.min(left, paise);
    if (asked <= 0) continue;
    const afterPayments = await shareByPayments(tx, fromOrderId, asked, shares);
    const afterWallet = await shareByWallet(tx, fromOrderId, afterPayments, shares);
    left -= asked - (await shareByCredits(tx, fromOrderId, afterWallet, shares));
  }
  return left;
}

async function shareByWallet(tx: TransactionContext, orderId: string, wanted: number, { wallets }: Shares) {
  if (wanted === 0) return 0;
  const held = (await listParts(tx, [orderId])).reduce(
    (sum, { paise, returnedPaise }) => sum + paise - returnedPaise,
    0,
  );
  const planned = wallets.reduce((sum, one) => sum + (one.orderId === orderId ? one.amountPaise : 0), 0);
  const amountPaise = Math.min(wanted, held - planned);
  if (amountPaise > 0) wallets.push({ orderId, amountPaise });
  return wanted - Math.max(0, amountPaise);
}
