import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { cardsOf, courseBriefs } from '../../courses/index.ts';
import { lineSums, taxKindOf } from '../offers/order-sums.ts';
import { orderOf } from '../orders/checkout/place-order.ts';
import { placeOfSupplyOf } from '../orders/checkout/price-items.ts';
import { findOrderByKey, insertOrder } from '../orders/orders.store.ts';
import { sellerOf } from '../seller/seller-of.ts';
import { insertSeats } from './seats.store.ts';

/** An organisation pays by invoice, which takes its weeks. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type Sell = typeof api.commerce.sellSeats;
/**
 * One order for many seats, at a price that was agreed. It is paid to the institute itself, confirmed by a second person, and then its seats can
 * be given. The same key again is the same order. OFFER_UNKNOWN for what is not published.
 */
export async function sellSeats(ctx: Context, { body }: Input<Sell>): Promise<Answer<Sell>> {
  const { accountId } = actorOf(ctx);
  const { thingId, seats, billing, key } = body;
  const card = (await cardsOf(ctx, [thingId])).get(thingId);
  const brief = (await courseBriefs(ctx, [thingId])).get(thingId);
  if (!card || brief?.status !== 'published') return fail('OFFER_UNKNOWN', { id: thingId });
  const orderId = await inTransaction(ctx, async (tx) => {
    await lockByName(tx, `commerce.orders.${accountId}`);
    const known = await findOrderByKey(tx, accountId, key);
    if (known) return known.id;
    const seller = await sellerOf(tx);
    const placeOfSupply = placeOfSupplyOf(seller, billing);
    const pricePaise = seats * body.pricePaise;
    const taxRate = seller.gstin === '' ? 0 : seller.taxRate;
    const [sums] = lineSums([{ listPaise: pricePaise, pricePaise, taxRate }], 0, taxKindOf(seller, placeOfSupply));
    if (!sums) return fail('OFFER_UNKNOWN');
    const by = { accountId, key, billing, walletPaise: 0 };
    const placed = await orderOf(tx, by, { sums, creditPaise: 0, seller, placeOfSupply, judged: [] });
    const order = { ...placed, expiresAt: new Date(placed.placedAt.getTime() + KEPT_MS) };
    // On orders and invoices in any language.
    const title = `${card.title} × ${seats}`;
    const line = { orderId: order.id, line: 0, thingKind: 'seats' as const, thingId, title, taxRate, sac: seller.sac };
    await insertOrder(tx, order, [{ ...line, ...sums, validityDays: null, opensUntil: null, refundedAt: null }]);
    const { validityDays } = brief;
    await insertSeats(tx, {
      orderId: order.id,
      thingId,
      title: card.title,
      validityDays,
      state: 'unpaid',
      seats,
      taken: 0,
    });
    const details = { seats, totalPaise: sums.totalPaise };
    await record(tx, { action: 'seats.sold', subjectKind: 'order', subjectId: order.id, details });
    return order.id;
  });
  return { orderId };
}
