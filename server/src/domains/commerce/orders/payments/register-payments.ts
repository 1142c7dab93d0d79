import { type GatewayName, gatewayName } from '@abhyas/contract/commerce/shapes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import type { ReadMessage } from '../../gateways/payment-gateway.ts';
import { gatewayOf } from '../../gateways/ways-to-pay.ts';
import { applyWord } from './apply-word.ts';
import { askAbout } from './check-payment.ts';
import { hearDispute } from './disputes/hear-dispute.ts';
import { keepMessage, type MessageWay, saveOutcome } from './messages.store.ts';
import { findByGatewayOrder } from './payments.store.ts';
import { returnAddress } from './start-payment.ts';

const MOST_BYTES = 100_000;
const publicly = (endpoint: string) => ({ config: { access: 'public' as const, endpoint } });

/**
 * Where gateways speak: `POST /api/payments/:gateway/return`, to which the buyer's browser is sent with a form, and
 * `POST /api/payments/:gateway/webhook`, which the gateway calls by itself. Both come from another site and carry no session: only the signature
 * of the gateway counts. Bodies stay the bytes that came, because a signature is over bytes.
 */
export function registerPayments(app: FastifyInstance): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<{ Params: { gateway: string } }>(
      '/api/payments/:gateway/return',
      publicly('paymentReturn'),
      async (request, reply) => {
        const orderId = await hearReturn(request.ctx, nameIn(request), bytesOf(request));
        return reply
          .code(303)
          .header('location', orderId ? await returnAddress(request.ctx, orderId) : '/student')
          .send();
      },
    );
    scope.post<{ Params: { gateway: string } }>(
      '/api/payments/:gateway/webhook',
      publicly('paymentWebhook'),
      async (request, reply) => {
        const genuine = await hearWebhook(request.ctx, nameIn(request), bytesOf(request), request);
        return reply.code(genuine ? 200 : 400).send();
      },
    );
    done();
  });
}

const nameIn = ({ params }: FastifyRequest<{ Params: { gateway: string } }>): GatewayName =>
  gatewayName.safeParse(params.gateway).data ?? fail('NOT_FOUND');
const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** What a browser brought back. Answers the order, so that its page can be shown whatever was brought. */
async function hearReturn(ctx: Context, name: GatewayName, body: Buffer): Promise<string | undefined> {
  const { gateway, account } = await gatewayOf(ctx, name);
  const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  const gatewayOrderId = gateway.orderOfReturn(fields);
  const payment = gatewayOrderId === undefined ? undefined : await findByGatewayOrder(ctx, name, gatewayOrderId);
  if (!payment) return undefined;
  const message = gateway.readReturn(account, fields, payment.gatewayOrderId);
  await hear(ctx, { name, way: 'return', paymentId: payment.id, message, body });
  // A signature shows that the gateway wrote the message, not that the money came; a failure is not even signed. The gateway itself is asked.
  if (message.genuine || message.said === 'failed') await askAbout(ctx, payment);
  return payment.orderId;
}

async function hearWebhook(ctx: Context, name: GatewayName, body: Buffer, request: FastifyRequest): Promise<boolean> {
  const { gateway, account } = await gatewayOf(ctx, name);
  const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
  const message = gateway.readWebhook(account, body, headers);
  const payment = await findByGatewayOrder(ctx, name, message.gatewayOrderId);
  await hear(ctx, { name, way: 'webhook', paymentId: payment?.id ?? null, message, body });
  return message.genuine;
}

interface Heard {
  readonly name: GatewayName;
  readonly way: MessageWay;
  readonly paymentId: string | null;
  readonly message: ReadMessage;
  readonly body: Buffer;
}
async function hear(ctx: Context, { name, way, paymentId, message, body }: Heard): Promise<void> {
  const { genuine, said, eventId } = message;
  const id = await keepMessage(ctx, { gateway: name, way, eventId, paymentId, genuine, said, body });
  if (!genuine || paymentId === null) return saveOutcome(ctx, id, genuine ? 'nothing' : 'refused');
  if (way === 'return') return;
  const { dispute } = message;
  await saveOutcome(
    ctx,
    id,
    await (dispute ? hearDispute(ctx, paymentId, dispute) : applyWord(ctx, paymentId, message)),
  );
}
