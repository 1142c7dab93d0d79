import { z } from 'zod';
import type { Access } from '../../access.ts';
import { get, put } from '../../endpoint.ts';
import { instituteKey, whole } from '../../shapes.ts';
import { instituteState } from '../../tenancy/lifecycle.ts';
import { gatewayName } from '../shapes.ts';

const look: Access = { area: 'employees' };
const change: Access = { area: 'employees', can: 'settings.write' };
/** The most that the provider may take of a sale, in hundredths of a percent. */
export const mostCommission = 5000;

const money = {
  /** Invoiced in the last thirty days. */
  soldPaise: whole,
  /** Commission that the provider is owed, and what of it waits for the end of the time for refunds. */
  commissionPaise: whole,
  commissionHeldPaise: whole,
  /** What authors, publishers and the provider can be paid now. */
  payoutsDuePaise: whole,
  /** Payouts that wait for their second person. */
  payoutsWaiting: whole,
  /** Orders that need a person there, paid ones that opened nothing, and payments whose payer complained at the bank. */
  needsYou: whole,
  paidWithoutAccess: whole,
  disputes: whole,
};
const row = z.object({
  instituteId: instituteKey,
  name: z.string(),
  logo: z.string(),
  accent: z.string(),
  state: instituteState,
  /** In hundredths of a percent of the price without its tax. */
  commissionPoints: whole,
  ...money,
  /** Payments of the last day by gateway: how many were tried and how many failed. */
  gateways: z.array(z.object({ gateway: gatewayName, tried: whole, failed: whole, fails: z.boolean() })),
});
export type InstituteSales = z.infer<typeof row>;

export const desk = {
  listInstituteSales: get('/api/employees/sales', {
    summary:
      'Every institute with its sales, commission, payouts due, gateways that fail, disputes and orders that need a person',
    access: look,
    reply: z.object({ rows: z.array(row), totals: z.object(money), can: z.object({ change: z.boolean() }) }),
  }),
  saveCommission: put('/api/employees/institutes/:instituteId/commission', {
    summary: 'Changes what the provider takes of the sales of an institute, for orders from now on',
    access: change,
    params: z.object({ instituteId: z.coerce.number().int().positive() }),
    body: z.object({ basisPoints: whole.min(0).max(mostCommission) }),
    reply: row,
    errors: ['NOT_FOUND'],
  }),
};
