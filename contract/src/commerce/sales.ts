import { z } from 'zod';
import { partner } from '../access.ts';
import { download, get, post } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { dispute } from './sales/disputes.ts';
import { offlinePayment } from './sales/offline-shapes.ts';
import { refundRequest } from './refund-request.ts';
import { gatewayName, order, orderState, paymentPlace, paymentState } from './shapes.ts';

const read = partner('sales.read');
const one = z.object({ orderId: id });

/** What staff look for first. */
export const salesViews = ['all', 'needsYou', 'behind', 'waiting', 'paid', 'failed', 'refunds'] as const;
export const salesView = z.enum(salesViews);
export type SalesView = z.infer<typeof salesView>;

const buyer = z.object({ accountId: id, name: z.string(), email: z.string(), mobile: z.string().nullable() });

export const orderRow = z.object({
  orderId: id,
  number: z.string(),
  state: orderState,
  placedAt: instant,
  buyer,
  titles: z.array(z.string()),
  totalPaise: whole,
  refundedPaise: whole,
  gateway: paymentPlace.nullable(),
  method: z.string().nullable(),
  /** Money that was paid to the institute itself waits for somebody. */
  toConfirm: z.boolean(),
});
export type OrderRow = z.infer<typeof orderRow>;

/** One line of what happened to an order; words and icon come from its kind. */
export const orderEventKinds = [
  'placed',
  'pageOpened',
  'toldPaid',
  'toldFailed',
  'toldAgain',
  'cameBack',
  'toldForged',
  'toldOther',
  'opened',
  'invoiced',
  'refundAsked',
  'refundWithdrawn',
  'refundDeclined',
  'refunded',
  'expired',
  'offlineChosen',
  'offlineEntered',
  'offlineConfirmed',
  'offlineRefused',
  'disputed',
  'disputeWon',
  'takenByBank',
] as const;
export const orderEvent = z.object({
  at: instant,
  kind: z.enum(orderEventKinds),
  gateway: gatewayName.nullable(),
  /** How it came: the buyer’s return, the gateway’s own call, or our question. */
  by: z.enum(['return', 'webhook', 'status']).nullable(),
  /** A number or reference that belongs to it. */
  note: z.string().nullable(),
  /** What the gateway sent can be read under this id. */
  messageId: id.nullable(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

export const sales = {
  listOrders: get('/api/partner/orders', {
    summary: 'Orders of the institute, the newest first, by what they need, and by words or numbers',
    access: read,
    query: page.extend({
      view: salesView.default('all'),
      search: text(100).default(''),
      from: instant.optional(),
      until: instant.optional(),
    }),
    reply: paged(orderRow).extend({
      /** How many there are of each view, whatever is looked for. */
      counts: z.object({
        needsYou: whole,
        behind: whole,
        waiting: whole,
        failed: whole,
        refunds: whole,
        all: whole,
        paid: whole,
      }),
      /** Paid orders whose buyer cannot open what was bought: none, or something is broken. */
      paidWithoutAccess: whole,
      paidPaise: whole,
      can: z.object({ write: z.boolean() }),
    }),
  }),
  showOrder: get('/api/partner/orders/:orderId', {
    summary: 'One order with its buyer and everything that happened to it',
    access: read,
    params: one,
    reply: order.extend({
      buyer,
      payments: z.array(
        z.object({ paymentId: id, gateway: paymentPlace, state: paymentState, amountPaise: whole, startedAt: instant }),
      ),
      events: z.array(orderEvent),
      /** Complaints about its payments at the bank of the payer. */
      disputes: z.array(dispute),
      /** The last refund that its student asked for. */
      request: refundRequest.nullable(),
      /** Money that is paid to the institute itself: the last try. */
      offline: offlinePayment.nullable(),
      /** Refunds that somebody has to pay out by hand. */
      toSend: z.array(z.object({ refundId: id, amountPaise: whole, isMine: z.boolean() })),
      /** What is left to pay, where money may be written down. */
      can: z.object({
        refund: z.boolean(),
        refundLines: z.array(whole),
        enterPaise: whole.nullable(),
        write: z.boolean(),
      }),
    }),
  }),
  showGatewayMessage: get('/api/partner/orders/:orderId/messages/:messageId', {
    summary: 'What a gateway sent, as it came',
    access: read,
    params: one.extend({ messageId: id }),
    reply: z.object({ receivedAt: instant, genuine: z.boolean(), body: z.string() }),
  }),
  downloadSalesDocument: download('/api/partner/orders/:orderId/document.pdf', {
    summary: 'The invoice of an order, or one of its credit notes by its number, as a PDF file',
    access: read,
    params: one,
    query: z.object({ number: text(16).default('') }),
    reply: z.unknown(),
    file: 'application/pdf',
  }),
  refundOrder: post('/api/partner/orders/:orderId/refunds', {
    summary: 'Gives the money of some lines back: they close, and a credit note is issued',
    access: partner('sales.write'),
    params: one,
    body: z.object({
      /** Places of the lines, from 0. */
      lines: z.array(whole.min(0).max(19)).min(1).max(20),
      reason: text(300, 3),
      key: id,
    }),
    reply: order,
    errors: ['ORDER_NOT_PAID', 'LINE_REFUNDED', 'TOP_UP_KEPT', 'GATEWAY_SILENT'],
  }),
  decideRefund: post('/api/partner/orders/:orderId/refund-requests/:requestId', {
    summary: 'Grants a refund that a student asked for, at the sum that was shown, or declines it',
    access: partner('sales.write'),
    params: one.extend({ requestId: id }),
    body: z
      .object({ grant: z.boolean(), answer: text(300) })
      .refine(({ grant, answer }) => grant || answer.length >= 3, {
        path: ['answer'],
        params: { messageKey: 'errors.fields.required' },
      }),
    reply: order,
    errors: ['REFUND_DECIDED', 'ORDER_NOT_PAID', 'LINE_REFUNDED', 'TOP_UP_KEPT'],
  }),
};
