import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { sourcesWithoutGrant } from '../../entitlements/index.ts';
import { contactsOf, findStudentIds } from '../../identity/index.ts';
import { listLines, type StoredLine, type StoredOrder } from '../orders/orders.store.ts';
import { listOffline } from '../orders/offline/offline-payments.store.ts';
import { listPayments } from '../orders/payments/payments.store.ts';
import { isOfPurchase, listRefunds } from '../orders/refunds/refunds.store.ts';
import { sourceOfLine } from '../orders/source-of-line.ts';
import { countSales, listPaidLines, listSales } from './sales.store.ts';

type List = typeof api.commerce.listOrders;
/** Orders of the institute with who bought, what, and how far it is. */
export async function listOrders(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { page, size, search } = query;
  const accountIds = search === '' ? [] : await findStudentIds(ctx, search);
  const { rows, total } = await listSales(ctx, {
    ...query,
    accountIds,
    from: instantOf(query.from),
    until: instantOf(query.until),
  });
  const ids = rows.map(({ id }) => id);
  const lines = await listLines(ctx, ids);
  const payments = await listPayments(ctx, ids);
  const refunds = await listRefunds(ctx, ids);
  const offline = await listOffline(ctx, ids);
  const buyers = await contactsOf(ctx, [...new Set(rows.map(({ accountId }) => accountId))]);
  const { paidPaise, ...counts } = await countSales(ctx);
  return {
    rows: rows.map((order) => {
      const last = payments.findLast(({ orderId }) => orderId === order.id);
      return {
        orderId: order.id,
        number: order.number,
        state: order.state,
        placedAt: order.placedAt.toISOString(),
        buyer: nameOf(order, lines, buyerOf(order.accountId, buyers.get(order.accountId))),
        titles: lines.filter(({ orderId }) => orderId === order.id).map(({ title }) => title),
        totalPaise: order.totalPaise,
        refundedPaise: refunds
          .filter((refund) => refund.orderId === order.id && isOfPurchase(refund))
          .reduce((sum, { amountPaise }) => sum + amountPaise, 0),
        gateway: last?.gateway ?? null,
        method: last?.method ?? null,
        toConfirm: offline.some(
          ({ orderId, state }) => orderId === order.id && (state === 'told' || state === 'entered'),
        ),
      };
    }),
    total,
    page,
    size,
    counts,
    paidWithoutAccess: await countPaidWithoutAccess(ctx),
    paidPaise,
    can: { write: actorOf(ctx).capabilities.has('sales.write') },
  };
}

/** Seats were bought by the organisation on their invoice, whoever of staff sold them. */
function nameOf({ id, billing }: StoredOrder, lines: readonly StoredLine[], buyer: ReturnType<typeof buyerOf>) {
  const isSeats = lines.some(({ orderId, thingKind }) => orderId === id && thingKind === 'seats');
  return isSeats ? { ...buyer, name: billing.name, email: '', mobile: null } : buyer;
}

const DAY = 24 * 60 * 60 * 1000;
/** Older purchases were counted on each day of these. */
const LOOKED_BACK_DAYS = 90;

/** Paid lines of the last ninety days from which nobody was ever given anything: there must be none. */
export async function countPaidWithoutAccess(ctx: Context): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - LOOKED_BACK_DAYS * DAY);
  const sources = (await listPaidLines(ctx, since)).map(({ orderId, line }) => sourceOfLine(orderId, line));
  return (await sourcesWithoutGrant(ctx, sources)).length;
}

const instantOf = (given: string | undefined) => (given === undefined ? undefined : new Date(given));

type Contact = Awaited<ReturnType<typeof contactsOf>> extends Map<string, infer One> ? One : never;
/** The buyer as staff see one; of an account that is gone only its number. */
export const buyerOf = (accountId: string, contact: Contact | undefined) => ({
  accountId,
  name: contact?.name ?? '',
  email: contact?.email ?? '',
  mobile: contact?.mobile ?? null,
});
