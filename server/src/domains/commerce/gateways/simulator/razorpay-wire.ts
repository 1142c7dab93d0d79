import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { razorpaySignature } from '../razorpay/razorpay.ts';
import { checkoutPage } from './checkout-page.ts';
import { simulatedKeys } from './simulated-account.ts';
import type { SimulatedOrder, SimulatedRefund, Simulator, Wire } from './simulator.ts';

const { keyId, secret, webhookSecret } = simulatedKeys.razorpay;
const publicly = { config: { access: 'public' as const, endpoint: 'paymentSimulator' } };

const entityOf = (order: SimulatedOrder) => ({
  id: order.paymentId,
  entity: 'payment',
  amount: order.amountPaise,
  currency: order.currency,
  status: order.state === 'paid' ? 'captured' : order.state === 'failed' ? 'failed' : 'authorized',
  order_id: order.id,
  method: 'upi',
  error_reason: order.state === 'failed' ? 'payment_failed' : null,
  acquirer_data: {
    rrn: order.state === 'paid' ? `6${order.paymentId.replaceAll(/\D/g, '').padEnd(11, '0').slice(0, 11)}` : null,
  },
});

const failure = (order: SimulatedOrder) => ({
  'error[code]': 'BAD_REQUEST_ERROR',
  'error[description]': 'The bank declined the payment.',
  'error[metadata]': JSON.stringify({ payment_id: order.paymentId, order_id: order.id }),
});

/** So long an institute has to answer a dispute. */
const RESPOND_S = 7 * 24 * 60 * 60;
const signed = (body: string, eventId: string) => ({
  body,
  headers: {
    'content-type': 'application/json',
    'x-razorpay-signature': razorpaySignature(webhookSecret, body),
    'x-razorpay-event-id': eventId,
  },
});

/** How Razorpay writes returns and webhooks. */
export const razorpayWire: Wire = {
  returnOf: (order, forged) =>
    order.state === 'failed'
      ? failure(order)
      : {
          razorpay_payment_id: order.paymentId,
          razorpay_order_id: order.id,
          razorpay_signature: razorpaySignature(forged ? 'a guessed secret' : secret, `${order.id}|${order.paymentId}`),
        },
  webhookOf: (order) => {
    const body = JSON.stringify({
      entity: 'event',
      event: order.state === 'paid' ? 'payment.captured' : 'payment.failed',
      payload: { payment: { entity: entityOf(order) } },
    });
    return signed(body, `${order.paymentId}:${order.state}`);
  },
  disputeOf: (order, told, amountPaise) => {
    const entity = {
      id: `disp_${order.paymentId.slice(4)}`,
      entity: 'dispute',
      payment_id: order.paymentId,
      amount: amountPaise,
      currency: order.currency,
      amount_deducted: told === 'lost' ? amountPaise : 0,
      reason_code: 'goods_or_services_not_received',
      respond_by: Math.floor(Date.now() / 1000) + RESPOND_S,
      status: told === 'created' ? 'open' : told,
      phase: 'chargeback',
    };
    const payload = { payment: { entity: entityOf(order) }, dispute: { entity } };
    const body = JSON.stringify({ entity: 'event', event: `payment.dispute.${told}`, payload });
    return signed(body, `${entity.id}:${told}`);
  },
};

const isAllowed = ({ headers }: FastifyRequest) =>
  headers.authorization === `Basic ${Buffer.from(`${keyId}:${secret}`).toString('base64')}`;
const refusal = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });
const presentRefund = ({ id, amountPaise, state }: SimulatedRefund) => ({
  id,
  entity: 'refund',
  amount: amountPaise,
  status: state === 'done' ? 'processed' : 'pending',
});

/** Razorpay's calls and its page. */
export function addRazorpay(app: FastifyInstance, simulator: Simulator): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.includes('/checkout/') && !isAllowed(request))
      await reply.code(401).send(refusal('Authentication failed'));
  });
  app.post<{ Body: { amount: number; receipt: string } }>('/v1/orders', publicly, async ({ body }) => {
    const { amount, receipt } = body;
    const order = simulator.newOrder({ gateway: 'razorpay', amountPaise: amount, title: receipt, callbackUrl: '' });
    return { id: order.id, entity: 'order', amount, currency: 'INR', receipt, status: 'created' };
  });
  app.get<{ Params: { id: string } }>('/v1/orders/:id/payments', publicly, async ({ params }, reply) => {
    const order = simulator.orders.get(params.id);
    if (!order) return reply.code(400).send(refusal('The id provided does not exist'));
    const items = order.state === 'created' ? [] : [entityOf(order)];
    return { entity: 'collection', count: items.length, items };
  });
  app.post<{ Params: { id: string }; Body: { amount: number } }>(
    '/v1/payments/:id/refund',
    publicly,
    async ({ headers, body }) =>
      presentRefund(simulator.refund(String(headers['x-refund-idempotency'] ?? randomUUID()), body.amount)),
  );
  app.get<{ Params: { refund: string } }>('/v1/payments/:id/refunds/:refund', publicly, async ({ params }, reply) => {
    const refund = [...simulator.refunds.values()].find(({ id }) => id === params.refund);
    if (!refund) return reply.code(400).send(refusal('The id provided does not exist'));
    refund.state = 'done';
    return presentRefund(refund);
  });
  app.post<{ Body: Record<string, string> }>('/v1/checkout/embedded', publicly, async ({ body }, reply) => {
    const order = simulator.orders.get(body['order_id'] ?? '');
    if (!order || body['key_id'] !== keyId) return reply.code(400).send(refusal('The id provided does not exist'));
    order.callbackUrl = body['callback_url'] ?? '';
    order.currency = body['currency'] ?? order.currency;
    order.cancelUrl = body['cancel_url'] ?? '';
    return reply.type('text/html; charset=utf-8').send(checkoutPage(order, 'Razorpay'));
  });
}
