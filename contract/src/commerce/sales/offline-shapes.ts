import { z } from 'zod';
import { id, instant, whole } from '../../shapes.ts';

/** Ways to pay the institute itself: by its UPI QR code, to its bank account, or in cash at its office. */
export const offlineWays = ['upi', 'bank', 'cash'] as const;
export const offlineWay = z.enum(offlineWays);
export type OfflineWay = z.infer<typeof offlineWay>;

/**
 * `chosen`: the student wants to pay so. `told`: the student says it is paid. `entered`: somebody of the institute saw the money and wrote it
 * down. `confirmed`, `refused`: what a second person said. `expired`: nobody paid in time.
 */
export const offlineStates = ['chosen', 'told', 'entered', 'confirmed', 'refused', 'expired'] as const;
export type OfflineState = (typeof offlineStates)[number];

/** Numbers of transfers: 12 digits of UPI and IMPS, 16 signs of NEFT, 22 of RTGS. Blanks are left out. */
export const utr = z
  .string()
  .transform((given) => given.replaceAll(/\s/g, '').toUpperCase())
  .refine((given) => /^[A-Z0-9]{10,22}$/.test(given), { params: { messageKey: 'errors.fields.utr' } });
/** Where a way has no such number, it stays empty. */
export const utrOrNone = z.union([z.literal(''), utr]);

/** A payment to the institute itself, as staff see it. */
export const offlinePayment = z.object({
  paymentId: id,
  way: offlineWay,
  state: z.enum(offlineStates),
  amountPaise: whole,
  /** What the student said. */
  toldUtr: z.string(),
  utr: z.string(),
  receiptUrl: z.string().nullable(),
  enteredBy: z.string().nullable(),
  enteredAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  answer: z.string(),
  /** The caller wrote it down, so somebody else has to confirm it. */
  isMine: z.boolean(),
});
export type OfflinePayment = z.infer<typeof offlinePayment>;
