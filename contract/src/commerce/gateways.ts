import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { instant, text } from '../shapes.ts';
import { gatewayName } from './shapes.ts';

const write = partner('sales.write');
const one = z.object({ gateway: gatewayName });

/** The institute at one payment company. Secrets never leave the server: only whether one is kept. */
export const gatewayAccount = z.object({
  gateway: gatewayName,
  /** key_id of Razorpay, MID of Paytm; empty where nothing was entered. */
  keyId: z.string(),
  secretSet: z.boolean(),
  webhookSecretSet: z.boolean(),
  /** Paytm's name of the website. */
  website: z.string(),
  /** Buyers may choose it. */
  open: z.boolean(),
  /** No keys were entered, and a simulator answers in the demonstration. */
  simulated: z.boolean(),
  /** What is entered at the payment company, so that it tells us of payments by itself. */
  webhookUrl: z.url(),
  /** When it last told us something with a right signature. */
  lastHeardAt: instant.nullable(),
});
export type GatewayAccount = z.infer<typeof gatewayAccount>;

export const gateways = {
  listGateways: get('/api/partner/gateways', {
    summary: 'The payment companies with what the institute entered for each',
    access: partner('sales.read'),
    reply: z.object({ rows: z.array(gatewayAccount), can: z.object({ edit: z.boolean() }) }),
  }),
  saveGateway: put('/api/partner/gateways/:gateway', {
    summary: 'Enters the keys of a payment company; a secret that is not sent stays',
    access: write,
    params: one,
    body: z.object({
      keyId: text(100, 1),
      secret: text(200, 1).optional(),
      webhookSecret: text(200).optional(),
      website: text(30).default('DEFAULT'),
      open: z.boolean(),
    }),
    reply: gatewayAccount,
  }),
  testGateway: post('/api/partner/gateways/:gateway/test', {
    summary: 'Asks the payment company with the keys that are kept; no money moves',
    access: write,
    params: one,
    reply: z.object({ works: z.boolean() }),
    errors: ['GATEWAY_OFF', 'GATEWAY_SILENT'],
  }),
};
