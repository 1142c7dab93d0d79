import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../kernel/context.ts';
import { lockByName } from '../../../../kernel/database/rows.ts';
import { fail } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { sellerOf } from '../../seller/seller-of.ts';
import { lockWallet } from '../../wallet/wallets.store.ts';
import { walletRulesOf } from '../../wallet/rules/wallet-rules.store.ts';
import { findOrderByKey, insertOrder } from '../orders.store.ts';
import { presentOrder } from '../present-orders.ts';
import { orderOf } from './place-order.ts';
import { billingOnRecord } from './quote-order.ts';

type Place = typeof api.commerce.placeTopUp;
/** Places an order that adds money to the caller's own wallet, within the institute's limits. TOP_UP_REFUSED says them. */
export async function placeTopUp(ctx: Context, { body }: Input<Place>): Promise<Answer<Place>> {
  const { accountId } = actorOf(ctx);
  const billing = await billingOnRecord(ctx);
  const order = await inTransaction(ctx, async (tx) => {
    await lockByName(tx, `commerce.orders.${accountId}`);
    const known = await findOrderByKey(tx, accountId, body.key);
    if (known) return known;
    const { topUps, leastPaise, mostPaise, holdsPaise } = await walletRulesOf(tx);
    const most = Math.min(mostPaise, holdsPaise - (await lockWallet(tx, accountId)).cashPaise);
    const { amountPaise } = body;
    if (!topUps || amountPaise < leastPaise || amountPaise > most)
      fail('TOP_UP_REFUSED', { leastPaise, mostPaise: topUps ? Math.max(0, most) : 0 });
    const sums = untaxed(amountPaise);
    const by = { accountId, key: body.key, billing, walletPaise: 0 };
    const priced = { sums, creditPaise: 0, seller: await sellerOf(tx), placeOfSupply: null, judged: [] };
    const placed = await orderOf(tx, by, priced);
    await insertOrder(tx, placed, [lineOf(placed.id, sums)]);
    return placed;
  });
  return presentOrder(ctx, order);
}

/** Nothing is supplied yet, so nothing is taxed; the tax is on what the money buys later. */
const untaxed = (paise: number) => ({
  listPaise: paise,
  pricePaise: paise,
  discountPaise: 0,
  totalPaise: paise,
  taxablePaise: paise,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
});

const lineOf = (orderId: string, sums: ReturnType<typeof untaxed>) => ({
  ...sums,
  orderId,
  line: 0,
  thingKind: 'topUp' as const,
  thingId: newId(),
  title: 'Money for the wallet',
  taxRate: 0,
  sac: '',
  validityDays: null,
  opensUntil: null,
  refundedAt: null,
});
