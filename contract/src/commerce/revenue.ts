import { z } from 'zod';
import { partner } from '../access.ts';
import { download, get } from '../endpoint.ts';
import { id, whole } from '../shapes.ts';

/** Spec §9: how long a report looks back; a week where nothing else is asked for. Days are those of the institute's zone, today included. */
export const revenueDurations = ['1day', '2day', '7day', '30day', '12month', 'custom'] as const;
export type RevenueDuration = (typeof revenueDurations)[number];
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const period = z.object({
  duration: z.enum(revenueDurations).default('7day'),
  /** Of a custom report: its first and last day, both included, at most 366 days. */
  from: day.optional(),
  to: day.optional(),
});
export type RevenuePeriod = z.infer<typeof period>;

/** Paise of invoices, and of credit notes, by the day on which each was issued. */
const money = { soldPaise: whole, refundedPaise: whole };
const read = partner('sales.read');

/**
 * Sections of GSTR-1: invoices to registered buyers, large ones to others in another state, all other sales, credit notes of the first and of
 * the second, what was sold without tax, and sums by services code.
 */
export const gstr1Sections = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'exemp', 'hsn'] as const;
export type Gstr1Section = (typeof gstr1Sections)[number];

export const revenue = {
  showRevenue: get('/api/partner/revenue', {
    summary: 'What was sold and refunded in a period: by day or month, by course, plan, coupon and way to pay',
    access: read,
    query: period,
    reply: z.object({
      from: day,
      to: day,
      totals: z.object({
        ...money,
        orders: whole,
        discountPaise: whole,
        /** GST inside what was sold, less that of refunds. */
        taxPaise: z.int(),
        /** Sold less refunded. */
        keptPaise: z.int(),
      }),
      /** One for each day, `2026-11-22`, or month, `2026-11`, also where nothing was sold. */
      bars: z.array(z.object({ key: z.string(), ...money })),
      courses: z.array(z.object({ courseId: id, title: z.string(), sold: whole, ...money })),
      plans: z.array(z.object({ planId: id, title: z.string(), sold: whole, ...money })),
      coupons: z.array(z.object({ code: z.string(), orders: whole, discountPaise: whole, soldPaise: whole })),
      ways: z.array(z.object({ way: z.string(), orders: whole, soldPaise: whole })),
    }),
  }),
  exportDocuments: download('/api/partner/revenue/documents.csv', {
    summary: 'Invoices and credit notes of a period line by line with their tax, for the accountant and GSTR-1',
    access: read,
    query: period,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
  }),
  exportRevenue: download('/api/partner/revenue/revenue.xlsx', {
    summary:
      'A period as a workbook: sums by day, by course and plan, by coupon, by way to pay, and every line of every document',
    access: read,
    query: period,
    reply: z.unknown(),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  exportGstr1: download('/api/partner/revenue/gstr1/:section', {
    summary: 'One section of GSTR-1 of a month, with the columns of the government’s Returns Offline Tool',
    access: read,
    params: z.object({ section: z.enum(gstr1Sections) }),
    query: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
  }),
};
