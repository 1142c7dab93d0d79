import { z } from 'zod';
import { id, instant, text, whole, wordOrCode } from '../shapes.ts';
import { paymentGateways } from '../tenancy/settings.ts';
import { isGstin } from './rules/gstin.ts';
import { stateCodes } from './rules/states.ts';

/** Everything is paid in rupees. A request may say so; one that says another currency is refused instead of being read as rupees. */
export const currency = z.literal('INR').optional();

export const gatewayNames = ['razorpay', 'paytm'] as const;
export const gatewayName = z.enum(gatewayNames);
export type GatewayName = z.infer<typeof gatewayName>;
/** A payment company as a caller names it: by its word or its number. */
export const gatewayGiven = wordOrCode(gatewayName, paymentGateways);
/** Where a payment is made: at a payment company, or to the institute itself. */
export const paymentPlace = z.enum([...gatewayNames, 'offline']);
export type PaymentPlace = z.infer<typeof paymentPlace>;

export const orderStates = ['placed', 'awaiting', 'failed', 'paid', 'part_refunded', 'refunded', 'expired'] as const;
export const orderState = z.enum(orderStates);
/**
 * `placed`: nothing was tried yet. `awaiting`: a payment was started and the gateway has not said how it ended. `failed`: the last payment
 * failed and another may be tried. `expired`: it was not paid in time.
 */
export type OrderState = z.infer<typeof orderState>;

export const paymentStates = ['started', 'pending', 'captured', 'failed', 'refunding', 'refunded'] as const;
export const paymentState = z.enum(paymentStates);
/** `refunding`: its money goes back, because the order could not take it or because of a refund. */
export type PaymentState = z.infer<typeof paymentState>;

/** Why a payment failed, as far as the gateway says. */
export const failureReasons = ['cancelled', 'declined', 'expired', 'unknown'] as const;
export type FailureReason = (typeof failureReasons)[number];

/** What can be bought. */
export const soldKinds = ['course', 'pack', 'pass', 'gift', 'book'] as const;
export const soldThing = z.object({ kind: z.enum(soldKinds), id });
export type SoldThing = z.infer<typeof soldThing>;
/** Purchase types of spec §9. */
const purchaseCodes = { course: 1, pack: 2 } as const;
/** Something to buy as a caller names it: what kind it is by its word or its number. */
export const thingGiven = soldThing.extend({ kind: wordOrCode(soldThing.shape.kind, purchaseCodes) });

/**
 * What a line of an order is: something that opens, money for the buyer’s own wallet, seats that staff give to students, or a later part of
 * a course that is paid in parts.
 */
export const lineKinds = [...soldKinds, 'topUp', 'seats', 'instalment'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Money: whole paise. All sums hold for a line as for the whole order. */
const sumShape = {
  /** Before any reduction. */
  listPaise: whole,
  /** What is asked for, tax included. */
  pricePaise: whole,
  /** Taken off by a coupon. */
  discountPaise: whole,
  /** price − discount = taxable + cgst + sgst + igst. */
  totalPaise: whole,
  taxablePaise: whole,
  cgstPaise: whole,
  sgstPaise: whole,
  igstPaise: whole,
};
export const sums = z.object(sumShape);
/** How the total is paid. */
export const paidWith = {
  /** With what is left of something that was bought before. */
  creditPaise: whole,
  /** With money: the total without the credit. */
  payPaise: whole,
};
export type Sums = z.infer<typeof sums>;

export const orderLine = z.object({
  thing: z.object({ kind: z.enum(lineKinds), id }),
  title: z.string(),
  coverUrl: z.string().nullable(),
  /** Codes of its subjects, for the drawing where nobody uploaded a cover. */
  subjects: z.array(z.string()),
  ...sumShape,
  /** GST in hundredths of a percent: 1800 is 18 %. */
  taxRate: whole,
  /** Services accounting code of the thing (GST). */
  sac: z.string(),
  /** Until when it is open when it is paid now, or was paid; null: without an end. */
  opensUntil: instant.nullable(),
});
export type OrderLine = z.infer<typeof orderLine>;

/** A GSTIN in capital letters, or nothing. */
export const gstinOrNone = z
  .string()
  .trim()
  .toUpperCase()
  .refine((given) => given === '' || isGstin(given), { params: { messageKey: 'errors.fields.gstin' } });

/** To whom the invoice is made out. */
export const billing = z.object({
  name: text(120, 1),
  address: text(300),
  city: text(80),
  pin: z.union([z.literal(''), z.string().regex(/^[1-9][0-9]{5}$/)]),
  stateCode: z.enum(stateCodes).nullable(),
  gstin: gstinOrNone,
});
export type Billing = z.infer<typeof billing>;

export const payment = z.object({
  paymentId: id,
  gateway: paymentPlace,
  state: paymentState,
  amountPaise: whole,
  /** As the gateway calls it: upi, card, netbanking … */
  method: z.string().nullable(),
  /** The bank's reference, or the gateway's number of the payment. */
  reference: z.string().nullable(),
  failure: z.enum(failureReasons).nullable(),
  startedAt: instant,
  /** How often the gateway was asked, and when it is asked again by itself. */
  checks: whole,
  nextCheckAt: instant.nullable(),
});
export type Payment = z.infer<typeof payment>;

/** `paused`: a part is late, and what was bought is closed until it is paid. `ended`: a part was given back, nothing is due any more. */
export const instalmentStates = ['waiting', 'running', 'paused', 'done', 'ended'] as const;
export const instalmentSchedule = z.object({
  /** The order that paid the first part. */
  orderId: id,
  state: z.enum(instalmentStates),
  graceDays: whole,
  parts: z.array(
    z.object({
      part: whole,
      amountPaise: whole,
      dueAt: instant,
      paidAt: instant.nullable(),
      /** The order that pays it; null: nobody has begun to. */
      orderId: id.nullable(),
    }),
  ),
});
export type InstalmentSchedule = z.infer<typeof instalmentSchedule>;

export const order = z.object({
  orderId: id,
  /** As people write it: MA-10472. */
  number: z.string(),
  state: orderState,
  placedAt: instant,
  /** Until then it can be paid at this price. */
  expiresAt: instant,
  paidAt: instant.nullable(),
  lines: z.array(orderLine),
  sums,
  /** What of the total the buyer’s wallet pays; the rest is paid at a gateway. */
  walletPaise: whole,
  ...paidWith,
  couponCode: z.string().nullable(),
  billing,
  /** The last try. */
  payment: payment.nullable(),
  invoiceNumber: z.string().nullable(),
  /** Numbers of its credit notes. */
  creditNotes: z.array(z.string()),
  /** Given back so far. */
  refundedPaise: whole,
  /** Where it pays a part of something: all parts, with their dates. */
  instalments: instalmentSchedule.nullable(),
});
export type Order = z.infer<typeof order>;
