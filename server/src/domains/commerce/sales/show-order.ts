import type { api } from '@abhyas/contract';
import type { OrderEvent } from '@abhyas/contract/commerce/sales';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { contactsOf } from '../../identity/index.ts';
import { listDocuments } from '../orders/invoices/documents.store.ts';
import { listOffline } from '../orders/offline/offline-payments.store.ts';
import { dueOf, getOrder, isRefundable, listLines, type StoredOrder } from '../orders/orders.store.ts';
import { listDisputes, type StoredDispute } from '../orders/payments/disputes/disputes.store.ts';
import { listMessages } from '../orders/payments/messages.store.ts';
import { listPayments } from '../orders/payments/payments.store.ts';
import { presentOrder } from '../orders/present-orders.ts';
import { presentRequest } from '../orders/refunds/present-request.ts';
import { listRequests, type StoredRequest } from '../orders/refunds/requests.store.ts';
import { listRefunds } from '../orders/refunds/refunds.store.ts';
import { buyerOf } from './list-orders.ts';
import { eventsOfOffline, presentOffline, toSendOf } from './offline/present-offline.ts';

type Show = typeof api.commerce.showOrder;
/** One order with its buyer and everything that happened to it. */
export async function showOrder(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const order = await getOrder(ctx, params.orderId);
  const payments = await listPayments(ctx, [order.id]);
  const lines = await listLines(ctx, [order.id]);
  const refundLines = lines.filter(isRefundable).map(({ line }) => line);
  const asked = (await listRequests(ctx, [order.id])).at(-1);
  const writes = actorOf(ctx).capabilities.has('sales.write');
  const offline = await presentOffline(ctx, order.id, payments);
  const paid = order.state === 'paid' || order.state === 'part_refunded';
  return {
    ...(await presentOrder(ctx, order)),
    buyer: buyerOf(order.accountId, (await contactsOf(ctx, [order.accountId])).get(order.accountId)),
    payments: payments.map(({ id, gateway, state, amountPaise, startedAt }) => ({
      paymentId: id,
      gateway,
      state,
      amountPaise,
      startedAt: startedAt.toISOString(),
    })),
    events: await eventsOf(ctx, order),
    disputes: (await listDisputes(ctx, [order.id])).map(({ disputeId, state, amountPaise, reason, respondBy }) => ({
      disputeId,
      state,
      amountPaise,
      reason,
      respondBy: respondBy?.toISOString() ?? null,
    })),
    request: asked ? presentRequest(asked) : null,
    offline,
    toSend: toSendOf(ctx, await listRefunds(ctx, [order.id]), payments),
    can: {
      refund: paid && refundLines.length > 0 && writes,
      refundLines,
      write: writes,
      enterPaise:
        order.paidAt === null && dueOf(order) > 0 && writes && offline?.state !== 'entered' ? dueOf(order) : null,
    },
  };
}

const told = { paid: 'toldPaid', failed: 'toldFailed', pending: 'toldOther', other: 'toldOther' } as const;
const plain = { gateway: null, by: null, note: null, messageId: null } as const;

/** That a student asked, and took it back or was declined; what was granted is a refund of its own. */
function eventsOfRequest({ askedAt, reason, state, decidedAt, answer }: StoredRequest) {
  const asked = { ...plain, at: askedAt, kind: 'refundAsked' as const, note: reason };
  if (!decidedAt || (state !== 'withdrawn' && state !== 'declined')) return [asked];
  const kind = state === 'declined' ? ('refundDeclined' as const) : ('refundWithdrawn' as const);
  return [asked, { ...plain, at: decidedAt, kind, note: answer || null }];
}

/** That the bank asked, and what it decided. */
function eventsOfDispute({ disputeId, openedAt, endedAt, state }: StoredDispute) {
  const asked = { ...plain, at: openedAt, kind: 'disputed' as const, note: disputeId };
  if (!endedAt) return [asked];
  return [
    asked,
    { ...plain, at: endedAt, kind: state === 'lost' ? ('takenByBank' as const) : ('disputeWon' as const) },
  ];
}

/** In the order of time: what the buyer did, what gateways said, what opened, what was issued and what went back. */
async function eventsOf(ctx: Context, order: StoredOrder): Promise<OrderEvent[]> {
  const events: (Omit<OrderEvent, 'at'> & { readonly at: Date })[] = [
    { ...plain, at: order.placedAt, kind: 'placed', note: order.number },
  ];
  for (const { startedAt, gateway, gatewayOrderId } of await listPayments(ctx, [order.id]))
    if (gateway !== 'offline')
      events.push({ ...plain, at: startedAt, kind: 'pageOpened', gateway, note: gatewayOrderId });
  for (const offline of await listOffline(ctx, [order.id])) events.push(...eventsOfOffline(offline));
  for (const { id, gateway, way, genuine, said, receivedAt, outcome, times } of await listMessages(ctx, order.id)) {
    const again = outcome !== 'applied' && said === 'paid' && genuine;
    // Razorpay signs no return of somebody who did not pay: it proves nothing, and forges nothing either.
    const unsigned = way === 'return' && said === 'failed' ? 'cameBack' : 'toldForged';
    const kind = genuine ? (again ? 'toldAgain' : told[said]) : unsigned;
    events.push({ at: receivedAt, kind, gateway, by: way, note: times > 1 ? String(times) : null, messageId: id });
  }
  if (order.paidAt) events.push({ ...plain, at: order.paidAt, kind: 'opened' });
  for (const { body, correctsId } of await listDocuments(ctx, [order.id]))
    if (correctsId === null)
      events.push({ ...plain, at: new Date(body.issuedAt), kind: 'invoiced', note: body.number });
  for (const request of await listRequests(ctx, [order.id])) events.push(...eventsOfRequest(request));
  for (const dispute of await listDisputes(ctx, [order.id])) events.push(...eventsOfDispute(dispute));
  for (const { askedAt, reason } of await listRefunds(ctx, [order.id]))
    events.push({ ...plain, at: askedAt, kind: 'refunded', note: reason });
  if (order.state === 'expired') events.push({ ...plain, at: order.expiresAt, kind: 'expired' });
  return events
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((event) => ({ ...event, at: event.at.toISOString() }));
}
