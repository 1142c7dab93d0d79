import { z } from 'zod';
import { instant, whole } from '../../shapes.ts';
import { seller } from '../seller.ts';
import { billing, orderLine, sums } from '../shapes.ts';

export const documentKinds = ['invoice', 'billOfSupply', 'creditNote'] as const;
/** An invoice or credit note as it was issued; it never changes. */
export const salesDocument = z.object({
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedAt: instant,
  orderNumber: z.string(),
  /** Of a credit note: the invoice that it corrects. */
  invoiceNumber: z.string().nullable(),
  seller: seller.pick({ legalName: true, address: true, email: true, stateCode: true, gstin: true }),
  buyer: billing.extend({ email: z.string() }),
  /** State code of the place of supply. */
  placeOfSupply: z.string().nullable(),
  lines: z.array(orderLine.omit({ coverUrl: true, subjects: true })),
  sums,
  couponCode: z.string().nullable(),
  paidBy: z.array(z.object({ way: z.string(), reference: z.string().nullable(), amountPaise: whole })),
});
export type SalesDocument = z.infer<typeof salesDocument>;
