import { z } from 'zod';
import { student } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, instant, text } from '../shapes.ts';

const access = student('courses.study');

/** `waits`: paid, and its day has not come. `closed`: its money went back. */
export const giftStates = ['unpaid', 'waits', 'sent', 'redeemed', 'closed'] as const;

/** A course that somebody buys for somebody else: the recipient gets a code by mail. */
export const gift = z.object({
  giftId: id,
  title: z.string(),
  name: z.string(),
  email: z.string(),
  words: z.string(),
  state: z.enum(giftStates),
  sendAt: instant,
  sentAt: instant.nullable(),
  redeemedAt: instant.nullable(),
});
export type Gift = z.infer<typeof gift>;

const email = z.email().max(200);
export const gifts = {
  createGift: post('/api/gifts', {
    summary: 'Says what is given to whom and when; it is paid at the checkout like anything else',
    access,
    body: z.object({
      thing: z.object({ kind: z.enum(['course', 'pack']), id }),
      name: text(60, 1),
      email,
      /** Read by the recipient. */
      words: text(300).default(''),
      /** On the morning of this day of the institute’s calendar; null: as soon as it is paid. */
      sendOn: z.iso.date().nullable(),
    }),
    reply: z.object({ giftId: id }),
    errors: ['OFFER_UNKNOWN', 'GIFT_DAY'],
  }),
  listMyGifts: get('/api/gifts', {
    summary: 'What the caller gave or wants to give, the newest first',
    access,
    reply: z.object({ rows: z.array(gift) }),
  }),
  sendGiftAgain: post('/api/gifts/:giftId/send', {
    summary: 'Sends a paid gift now, to another address too; the code that was sent before ends',
    access,
    params: z.object({ giftId: id }),
    body: z.object({ email }),
    reply: gift,
    errors: ['GIFT_CLOSED', 'TOO_MANY_REQUESTS'],
  }),
};
