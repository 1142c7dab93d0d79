import { z } from 'zod';
import { partner } from '../access.ts';
import { get, put } from '../endpoint.ts';
import { text, whole } from '../shapes.ts';
import { gstinOrNone } from './shapes.ts';
import { stateCodes } from './rules/states.ts';

/** The institute as a seller: what stands on its invoices, and its rule of refunds. */
export const seller = z.object({
  legalName: text(160, 1),
  address: text(300),
  email: z.union([z.literal(''), z.email().max(200)]),
  stateCode: z.enum(stateCodes).nullable(),
  /** Without one no tax is charged and the document is a bill of supply. */
  gstin: gstinOrNone,
  /** Services accounting code, and GST in hundredths of a percent. */
  sac: z.string().regex(/^[0-9]{4,8}$/),
  taxRate: whole.min(0).max(4000),
  /** Letters before the numbers of orders and documents. */
  prefix: z.string().regex(/^[A-Z]{1,4}$/),
  /** A full refund is given so many days, to who opened at most so many percent. */
  refundDays: whole.min(0).max(90),
  refundPercent: whole.min(0).max(100),
  /** After that the part that was not used goes back until this day; 0: nothing. */
  refundPartDays: whole.min(0).max(365).default(30),
});
export type Seller = z.infer<typeof seller>;

export const sellers = {
  showSeller: get('/api/partner/seller', {
    summary: 'What stands on the institute’s invoices, and its rule of refunds',
    access: partner('sales.read'),
    reply: seller.extend({ can: z.object({ edit: z.boolean() }) }),
  }),
  saveSeller: put('/api/partner/seller', {
    summary: 'Changes what stands on invoices from now on; those that were issued stay',
    access: partner('sales.write'),
    body: seller,
    reply: seller,
  }),
};
