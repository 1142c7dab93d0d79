import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, instant, whole } from '../shapes.ts';
import { billing } from './shapes.ts';

const one = z.object({ orderId: id });
const write = partner('sales.write');

/** `unpaid`: sold and not paid yet. `closed`: its money went back. */
export const seatStates = ['unpaid', 'open', 'closed'] as const;
export type SeatState = (typeof seatStates)[number];

/** Seats of a course that an organisation bought with one invoice. */
export const seatBlock = z.object({
  title: z.string(),
  state: z.enum(seatStates),
  seats: whole,
  taken: whole,
  /** Who has one, the last first. */
  students: z.array(z.object({ accountId: id, name: z.string(), givenAt: instant })),
});
export type SeatBlock = z.infer<typeof seatBlock>;

export const seats = {
  sellSeats: post('/api/partner/seats', {
    summary: 'Sells seats of a course or pack to an organisation: one order, paid to the institute itself, one invoice',
    access: write,
    body: z.object({
      thingId: id,
      seats: whole.min(1).max(5000),
      /** For one seat, tax included. */
      pricePaise: whole.min(100).max(100_000_000),
      billing,
      key: id,
    }),
    reply: z.object({ orderId: id }),
    errors: ['OFFER_UNKNOWN'],
  }),
  showSeats: get('/api/partner/orders/:orderId/seats', {
    summary: 'The seats of an order, and who has one',
    access: partner('sales.read'),
    params: one,
    reply: seatBlock,
  }),
  giveSeats: post('/api/partner/orders/:orderId/seats', {
    summary: 'Gives seats to students, or to everybody of a batch: all of them or nobody',
    access: write,
    params: one,
    body: z.object({ accountIds: z.array(id).max(500).default([]), batchId: id.optional() }),
    reply: z.object({ given: whole, left: whole }),
    errors: ['SEATS_CLOSED', 'SEATS_FULL', 'SEATS_NOBODY'],
  }),
};
