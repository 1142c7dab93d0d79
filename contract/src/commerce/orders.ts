import { z } from 'zod';
import { student } from '../access.ts';
import { download, get, post } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { paymentGateways } from '../tenancy/settings.ts';
import { offlineWay } from './sales/offline-shapes.ts';
import { refundLine, refundRequest } from './refund-request.ts';
import { salesDocument } from './sales/sales-document.ts';
import {
  billing,
  currency,
  gatewayGiven,
  gatewayName,
  order,
  orderLine,
  paidWith,
  sums,
  thingGiven,
} from './shapes.ts';

const mine = student('courses.study');
const one = z.object({ orderId: id });
const basket = z.object({
  items: z.array(thingGiven).min(1).max(20),
  /** One code, or several that stack with `+` between them. */
  couponCode: text(80).default(''),
});
/** Pays the first part now and the others on their dates. */
const inParts = z.boolean().default(false);

/** Ways to pay at this institute now. */
export const wayToPay = z.object({
  gateway: gatewayName,
  /** Its number in spec §9. */
  code: z.literal(Object.values(paymentGateways)),
  /** A simulator answers for it and no money moves. */
  simulated: z.boolean(),
});

export const quote = z.object({
  lines: z.array(orderLine),
  sums,
  ...paidWith,
  /** What coupons take off in all, with the codes that were given; null: none was. */
  coupon: z.object({ code: z.string(), discountPaise: whole }).nullable(),
  /** Each of them, in the order in which they come off. */
  coupons: z.array(z.object({ code: z.string(), discountPaise: whole, stacks: z.boolean() })),
  /** Who sells, and whether tax is charged. */
  seller: z.object({ name: z.string(), gstin: z.string().nullable(), stateCode: z.string().nullable() }),
  /** As on the last order; of a first one the name alone. */
  billing,
  /** What is in the caller’s wallet, and what of it this order would take: promo money first. */
  wallet: z.object({ promoPaise: whole, cashPaise: whole, usedPromoPaise: whole, usedCashPaise: whole }),
  /** What is left for the gateway. */
  duePaise: whole,
  waysToPay: z.array(wayToPay),
  /** Ways to pay the institute itself. */
  offlineWays: z.array(offlineWay),
  refund: z.object({ days: whole, percent: whole }),
  /** How it may be paid in parts instead; null: it may not. */
  instalments: z
    .object({
      graceDays: whole,
      wholePaise: whole,
      parts: z.array(z.object({ amountPaise: whole, dueAt: instant })),
    })
    .nullable(),
});
export type Quote = z.infer<typeof quote>;

export const orders = {
  quoteOrder: post('/api/checkout/quote', {
    summary: 'What an order would cost, line by line, with tax; nothing is written',
    access: mine,
    body: basket.extend({ billing: billing.optional(), useWallet: z.boolean().default(false), inParts }),
    reply: quote,
    errors: [
      'OFFER_UNKNOWN',
      'COURSE_REGISTERED',
      'COUPON_UNKNOWN',
      'COUPON_USED',
      'COUPON_INVALID',
      'INSTALMENTS_NONE',
      'INSTALMENTS_RUN',
    ],
  }),
  placeOrder: post('/api/orders', {
    summary: 'Places an order at the price that was shown; the same key again answers the same order',
    access: mine,
    body: basket.extend({
      billing,
      /** What the buyer was shown: to be paid with money. */
      totalPaise: whole.min(0),
      /** What of it the wallet pays, as the buyer was shown. */
      walletPaise: whole.default(0),
      currency,
      inParts,
      key: id,
    }),
    reply: order,
    errors: [
      'OFFER_UNKNOWN',
      'COURSE_REGISTERED',
      'ORDER_PRICE_CHANGED',
      'WALLET_CHANGED',
      'COUPON_UNKNOWN',
      'COUPON_USED',
      'COUPON_INVALID',
      'INSTALMENTS_NONE',
      'INSTALMENTS_RUN',
    ],
  }),
  listMyOrders: get('/api/orders', {
    summary: 'One’s own orders, the newest first',
    access: mine,
    query: page,
    reply: paged(order),
  }),
  showMyOrder: get('/api/orders/:orderId', {
    summary: 'One of one’s own orders as it stands',
    access: mine,
    params: one,
    reply: order,
  }),
  startPayment: post('/api/orders/:orderId/payments', {
    summary: 'Begins a payment: the page of the gateway that the browser goes to, or none where nothing is left to pay',
    access: mine,
    params: one,
    body: z.object({ gateway: gatewayGiven }),
    reply: z.object({
      order,
      /** A form that the browser sends. */
      page: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
    }),
    errors: ['ORDER_CLOSED', 'PAYMENT_RUNS', 'WALLET_CHANGED', 'GATEWAY_OFF', 'GATEWAY_SILENT'],
  }),
  checkPayment: post('/api/orders/:orderId/check', {
    summary: 'Asks the gateway now how the last payment ended',
    access: mine,
    params: one,
    reply: order,
  }),
  showInvoice: get('/api/orders/:orderId/invoice', {
    summary: 'The invoice of one of one’s own orders',
    access: mine,
    params: one,
    reply: salesDocument,
  }),
  downloadInvoice: download('/api/orders/:orderId/invoice.pdf', {
    summary: 'A document of one of one’s own orders as a PDF file: the invoice, or a credit note by its number',
    access: mine,
    params: one,
    query: z.object({ number: text(16).default('') }),
    reply: z.unknown(),
    file: 'application/pdf',
  }),
  showRefundOffer: get('/api/orders/:orderId/refund', {
    summary: 'What would go back of one’s own order by the institute’s rule, and the last request',
    access: mine,
    params: one,
    reply: z.object({
      lines: z.array(refundLine),
      request: refundRequest.nullable(),
      rule: z.object({ refundDays: whole, refundPercent: whole, refundPartDays: whole }),
    }),
  }),
  askRefund: post('/api/orders/:orderId/refund-requests', {
    summary: 'Asks the institute for the money of some lines back, at the sum that was shown',
    access: mine,
    params: one,
    body: z.object({
      lines: z.array(whole.max(19)).min(1).max(20),
      /** What the student was shown. */
      backPaise: whole.min(1),
      reason: text(300, 3),
      key: id,
    }),
    reply: refundRequest,
    errors: ['REFUND_ASKED', 'REFUND_CHANGED'],
  }),
  withdrawRefund: post('/api/orders/:orderId/refund-requests/:requestId/withdraw', {
    summary: 'Takes one’s own request back',
    access: mine,
    params: one.extend({ requestId: id }),
    reply: refundRequest,
    errors: ['REFUND_DECIDED'],
  }),
};
