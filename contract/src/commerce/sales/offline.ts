import { z } from 'zod';
import { partner, student } from '../../access.ts';
import { get, post, put, upload } from '../../endpoint.ts';
import { imageLimits } from '../../media/images.ts';
import { id, instant, text, whole } from '../../shapes.ts';
import { offlineStates, offlineWay, utr, utrOrNone } from './offline-shapes.ts';
import { order } from '../shapes.ts';

const mine = student('courses.study');
const write = partner('sales.write');
const one = z.object({ orderId: id });

/** Where students pay the institute itself; what is empty is not offered. */
export const offlineRules = z.object({
  /** A UPI address, as `meridian@icici`. */
  upiId: z.union([
    z.literal(''),
    z
      .string()
      .regex(/^[\w.-]{2,64}@[A-Za-z][A-Za-z0-9]{1,63}$/)
      .max(129),
  ]),
  /** The account for transfers, in words. */
  bank: text(400),
  /** Where and when cash is taken. */
  office: text(400),
});
export type OfflineRules = z.infer<typeof offlineRules>;

export const offline = {
  showOfflineWays: get('/api/partner/offline-ways', {
    summary: 'How students pay the institute itself: UPI, bank account, office',
    access: partner('sales.read'),
    reply: offlineRules.extend({ can: z.object({ edit: z.boolean() }) }),
  }),
  saveOfflineWays: put('/api/partner/offline-ways', {
    summary: 'Changes them for the orders to come',
    access: write,
    body: offlineRules,
    reply: offlineRules,
  }),
  payOffline: post('/api/orders/:orderId/offline', {
    summary: 'Chooses to pay one of one’s own orders to the institute itself; it is kept for three days',
    access: mine,
    params: one,
    body: z.object({ way: offlineWay }),
    reply: order,
    errors: ['ORDER_CLOSED', 'PAYMENT_RUNS', 'WALLET_CHANGED', 'GATEWAY_OFF'],
  }),
  showOfflinePayment: get('/api/orders/:orderId/offline', {
    summary: 'How one’s own order is paid to the institute itself, and how far that is',
    access: mine,
    params: one,
    reply: z.object({
      way: offlineWay,
      state: z.enum(offlineStates),
      amountPaise: whole,
      /** What is written with the money, so that the institute finds the order. */
      reference: z.string(),
      /** For UPI apps: the link, the same as a QR code (SVG), and the address alone. */
      upi: z.object({ link: z.string(), qr: z.string(), id: z.string() }).nullable(),
      /** The institute’s own words for the bank and the office. */
      words: z.string(),
      keptUntil: instant,
      toldUtr: z.string(),
      /** Why it was refused. */
      answer: z.string(),
    }),
  }),
  tellOfflinePaid: post('/api/orders/:orderId/offline/told', {
    summary: 'Says that one’s own order was paid, with the number of the transfer',
    access: mine,
    params: one,
    body: z.object({ utr }),
    reply: order,
    errors: ['OFFLINE_DECIDED'],
  }),
  uploadReceipt: upload('/api/partner/receipts', {
    summary: 'Keeps the picture of a receipt',
    access: write,
    query: z.object({ fileName: text(200, 1) }),
    upload: { maxBytes: imageLimits.maxBytes },
    reply: z.object({ mediaId: id }),
    errors: ['IMAGE_TYPE', 'IMAGE_BROKEN', 'SVG_REFUSED', 'TOO_LARGE', 'STORAGE_LIMIT'],
  }),
  enterOfflinePayment: post('/api/partner/orders/:orderId/offline', {
    summary: 'Writes down money that came for an order; it counts once another person confirms it',
    access: write,
    params: one,
    body: z.object({
      way: offlineWay,
      amountPaise: whole.min(1),
      utr: utrOrNone.default(''),
      receiptId: id.nullable().default(null),
    }),
    reply: order,
    errors: ['ORDER_PAID', 'OFFLINE_WAITS', 'MEDIA_MISSING'],
  }),
  decideOfflinePayment: post('/api/partner/orders/:orderId/offline/:paymentId', {
    summary: 'Confirms money that another person wrote down, or refuses it with a reason the student reads',
    access: write,
    params: one.extend({ paymentId: id }),
    body: z
      .object({ confirm: z.boolean(), answer: text(300).default('') })
      .refine(({ confirm, answer }) => confirm || answer.length >= 3, {
        path: ['answer'],
        params: { messageKey: 'errors.fields.required' },
      }),
    reply: order,
    errors: ['OFFLINE_DECIDED', 'SAME_PERSON'],
  }),
  sendOfflineRefund: post('/api/partner/orders/:orderId/refunds/:refundId/sent', {
    summary: 'Says by which transfer a refund was paid out, which somebody else asked for',
    access: write,
    params: one.extend({ refundId: id }),
    body: z.object({ reference: text(60, 3) }),
    reply: order,
    errors: ['OFFLINE_DECIDED', 'SAME_PERSON'],
  }),
};
