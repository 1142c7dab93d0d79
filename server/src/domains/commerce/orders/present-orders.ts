import type { Order, OrderLine, Payment, SoldThing } from '@abhyas/contract/commerce/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { facesOf } from '../offers/offers-of.ts';
import { sumsOf } from '../offers/order-sums.ts';
import { presentSchedules } from './instalments/present-schedules.ts';
import { listDocuments } from './invoices/documents.store.ts';
import { listLines, payable, type StoredLine, type StoredOrder } from './orders.store.ts';
import { listPayments, type StoredPayment } from './payments/payments.store.ts';
import { isOfPurchase, listRefunds } from './refunds/refunds.store.ts';

/** Orders with their lines, the last payment and the invoice. */
export async function presentOrders(ctx: Context, orders: readonly StoredOrder[]): Promise<Order[]> {
  const ids = orders.map(({ id }) => id);
  const lines = await listLines(ctx, ids);
  const payments = await listPayments(ctx, ids);
  const documents = await listDocuments(ctx, ids);
  const refunds = await listRefunds(ctx, ids);
  const schedules = await presentSchedules(ctx, ids);
  const faces = await facesOf(ctx, lines.flatMap(soldIn));
  return orders.map((order) => ({
    orderId: order.id,
    number: order.number,
    state: order.state,
    placedAt: order.placedAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    lines: lines
      .filter(({ orderId }) => orderId === order.id)
      .map((line) => presentLine(line, faces.get(line.thingId))),
    sums: sumsOf(order),
    walletPaise: order.walletPaise,
    creditPaise: order.creditPaise,
    payPaise: payable(order),
    couponCode: order.couponCode,
    billing: order.billing,
    payment: presentPayment(payments.findLast(({ orderId }) => orderId === order.id)),
    invoiceNumber:
      documents.find(({ orderId, correctsId }) => orderId === order.id && correctsId === null)?.body.number ?? null,
    creditNotes: documents
      .filter(({ orderId, correctsId }) => orderId === order.id && correctsId !== null)
      .map(({ body }) => body.number),
    refundedPaise: refunds
      .filter((refund) => refund.orderId === order.id && isOfPurchase(refund))
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    instalments: schedules.get(order.id) ?? null,
  }));
}

/** One order as it stands. */
export async function presentOrder(ctx: Context, order: StoredOrder): Promise<Order> {
  const [presented = fail('NOT_FOUND')] = await presentOrders(ctx, [order]);
  return presented;
}

/** The thing that a line sold; money for a wallet is none, seats show no picture, and a later part shows its course. */
const soldIn = ({ thingKind: kind, thingId: id }: StoredLine): SoldThing[] =>
  kind === 'topUp' || kind === 'seats' ? [] : [{ kind: kind === 'instalment' ? 'course' : kind, id }];

type Face = Pick<OrderLine, 'coverUrl' | 'subjects'>;
const presentLine = (line: StoredLine, face: Face | undefined): OrderLine => ({
  thing: { kind: line.thingKind, id: line.thingId },
  title: line.title,
  coverUrl: face?.coverUrl ?? null,
  subjects: face?.subjects ?? [],
  taxRate: line.taxRate,
  sac: line.sac,
  opensUntil: line.opensUntil?.toISOString() ?? null,
  ...sumsOf(line),
});

function presentPayment(payment: StoredPayment | undefined): Payment | null {
  if (!payment) return null;
  return {
    paymentId: payment.id,
    gateway: payment.gateway,
    state: payment.state,
    amountPaise: payment.amountPaise,
    method: payment.method,
    reference: payment.reference,
    failure: payment.failure,
    startedAt: payment.startedAt.toISOString(),
    checks: payment.checks,
    nextCheckAt: payment.nextCheckAt?.toISOString() ?? null,
  };
}
